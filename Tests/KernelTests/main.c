#include "kernels.h"

/// Prints each test and ends with 1 at the first that fails; sanitizers end the program themselves.
int main(int count, char **arguments) {
    (void)count;
    const struct {
        const char *name;
        void (*run)(void);
    } tests[] = {
        {"filling", test_filling}, {"masks", test_masks}, {"compositing", test_compositing}, {"effects", test_effects},
        {"colors", test_colors}, {"images", test_images}, {"encoding", test_encoding}, {"decoding", test_decoding},
        {"interruption", test_interruption}, {"processes", test_processes}, {"confinement", test_confinement},
    };
    test_clock(arguments);
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {
        printf("%s\n", tests[i].name);
        fflush(stdout);
        tests[i].run();
    }
    printf("%zu kernel tests passed\n", sizeof tests / sizeof *tests + 1);
    return 0;
}
