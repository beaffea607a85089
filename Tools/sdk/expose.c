// Makes symbols of a static library visible to those who link with a shared library made of it.
//
//     expose ARCHIVE NAMES OUTPUT
//
// The toolchain's static libraries hide what its shared ones export to subclasses of their classes: entries of vtables
// that are not public. A widget's subclass of such a class names them.
//
// 1. NAMES has a symbol on each line, sorted by bytes.
// 2. Each member of the archive that is an ELF object of 64 bits is searched for its symbol table.
// 3. A global symbol there that is hidden and among the names becomes visible: two bits of its entry.
// 4. Everything else is copied as it is.
#include <ar.h>
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text { char *bytes; size_t size; };

static struct text contents(const char *path) {
    FILE *file = fopen(path, "rb");
    struct text text = {0};
    if (!file || fseek(file, 0, SEEK_END) != 0 || (long)(text.size = (size_t)ftell(file)) < 0) goto fail;
    rewind(file);
    text.bytes = malloc(text.size + 1);
    if (!text.bytes || fread(text.bytes, 1, text.size, file) != text.size) goto fail;
    text.bytes[text.size] = 0;
    fclose(file);
    return text;
fail:
    fprintf(stderr, "expose: %s cannot be read\n", path);
    exit(1);
}

static int compare(const void *first, const void *second) {
    return strcmp(*(char *const *)first, *(char *const *)second);
}

// The number of symbols of one object that became visible.
static size_t expose(char *object, size_t size, char **names, size_t count) {
    Elf64_Ehdr *header = (Elf64_Ehdr *)object;
    size_t exposed = 0;
    if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 ||
        header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_shentsize != sizeof(Elf64_Shdr) ||
        header->e_shoff > size || (size - header->e_shoff) / sizeof(Elf64_Shdr) < header->e_shnum)
        return 0;
    Elf64_Shdr *sections = (Elf64_Shdr *)(object + header->e_shoff);
    for (size_t index = 0; index < header->e_shnum; index++) {
        Elf64_Shdr *table = &sections[index];
        if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
        Elf64_Shdr *strings = &sections[table->sh_link];
        if (table->sh_offset > size || table->sh_size > size - table->sh_offset || strings->sh_offset > size ||
            strings->sh_size > size - strings->sh_offset)
            continue;
        Elf64_Sym *symbols = (Elf64_Sym *)(object + table->sh_offset);
        for (size_t place = 0; place < table->sh_size / sizeof *symbols; place++) {
            Elf64_Sym *symbol = &symbols[place];
            if (ELF64_ST_VISIBILITY(symbol->st_other) != STV_HIDDEN || ELF64_ST_BIND(symbol->st_info) == STB_LOCAL ||
                symbol->st_shndx == SHN_UNDEF || symbol->st_name >= strings->sh_size)
                continue;
            char *name = object + strings->sh_offset + symbol->st_name;
            if (!bsearch(&name, names, count, sizeof *names, compare)) continue;
            symbol->st_other &= ~3;
            exposed++;
        }
    }
    return exposed;
}

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: expose ARCHIVE NAMES OUTPUT\n");
        return 2;
    }
    struct text archive = contents(argv[1]), list = contents(argv[2]);
    size_t count = 0, exposed = 0;
    char **names = malloc(sizeof *names * (list.size / 2 + 1));
    if (!names || archive.size < SARMAG || memcmp(archive.bytes, ARMAG, SARMAG) != 0) {
        fprintf(stderr, "expose: %s is not an archive\n", argv[1]);
        return 1;
    }
    for (char *name = strtok(list.bytes, "\n"); name; name = strtok(NULL, "\n")) names[count++] = name;
    qsort(names, count, sizeof *names, compare);
    for (size_t offset = SARMAG; offset + sizeof(struct ar_hdr) <= archive.size;) {
        struct ar_hdr *member = (struct ar_hdr *)(archive.bytes + offset);
        size_t size = strtoul(member->ar_size, NULL, 10);
        offset += sizeof *member;
        if (size > archive.size - offset) break;
        exposed += expose(archive.bytes + offset, size, names, count);
        offset += size + (size & 1);
    }
    FILE *output = fopen(argv[3], "wb");
    if (!output || fwrite(archive.bytes, 1, archive.size, output) != archive.size || fclose(output) != 0) {
        fprintf(stderr, "expose: %s cannot be written\n", argv[3]);
        return 1;
    }
    return exposed == 0;
}
