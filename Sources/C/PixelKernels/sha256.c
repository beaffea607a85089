#include "PixelKernels.h"

#include <string.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#endif

// SHA-256 as FIPS 180-4 defines it.

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

#define ROTATED(x, n) ((x) >> (n) | (x) << (32 - (n)))

static void absorb_block(uint32_t *state, const uint8_t *block) {
    uint32_t w[64];
    for (int i = 0; i < 16; i++) {
        uint32_t v;
        memcpy(&v, block + 4 * i, 4);
        w[i] = __builtin_bswap32(v);
    }
    for (int i = 16; i < 64; i++) {
        uint32_t a = w[i - 15], b = w[i - 2];
        uint32_t s0 = ROTATED(a, 7) ^ ROTATED(a, 18) ^ a >> 3, s1 = ROTATED(b, 17) ^ ROTATED(b, 19) ^ b >> 10;
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
        uint32_t s1 = ROTATED(e, 6) ^ ROTATED(e, 11) ^ ROTATED(e, 25);
        uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + constants[i] + w[i];
        uint32_t s0 = ROTATED(a, 2) ^ ROTATED(a, 13) ^ ROTATED(a, 22);
        uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + t1;
        d = c;
        c = b;
        b = a;
        a = t1 + t2;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
}

static void absorb_portable(uint32_t *state, const uint8_t *blocks, size_t count) {
    for (size_t i = 0; i < count; i++) absorb_block(state, blocks + 64 * i);
}

#if defined(__x86_64__)

static int has_sha_instructions(void) {
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSE4_1) || !(c & bit_SSSE3)) return 0;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & (1u << 29));
}

#define SHA_TARGET __attribute__((target("sha,sse4.1,ssse3")))

/// A hash under way: the instructions keep the state as two vectors, ABEF and CDGH.
typedef struct {
    __m128i abef, cdgh;
} sha_state;

SHA_TARGET static inline sha_state loaded(const uint32_t state[8]) {
    __m128i dcba = _mm_loadu_si128((const __m128i *)&state[0]);
    __m128i hgfe = _mm_loadu_si128((const __m128i *)&state[4]);
    __m128i cdab = _mm_shuffle_epi32(dcba, 0xB1);
    __m128i efgh = _mm_shuffle_epi32(hgfe, 0x1B);
    return (sha_state){_mm_alignr_epi8(cdab, efgh, 8), _mm_blend_epi16(efgh, cdab, 0xF0)};
}

SHA_TARGET static inline void store(sha_state hash, uint32_t state[8]) {
    __m128i feba = _mm_shuffle_epi32(hash.abef, 0x1B);
    __m128i dchg = _mm_shuffle_epi32(hash.cdgh, 0xB1);
    _mm_storeu_si128((__m128i *)&state[0], _mm_blend_epi16(feba, dchg, 0xF0));
    _mm_storeu_si128((__m128i *)&state[4], _mm_alignr_epi8(dchg, feba, 8));
}

SHA_TARGET static inline void load_words(__m128i w[4], const uint8_t *block) {
    const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
    for (int i = 0; i < 4; i++) {
        w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(block + 16 * i)), big_endian);
    }
}

/// Four rounds, `step` of 16. They take one vector of message words; words 16 and later are made from the four vectors
/// before.
SHA_TARGET static inline __attribute__((always_inline)) void four_rounds(sha_state *hash, __m128i w[4], int step) {
    __m128i words = w[step & 3];
    if (step >= 4) {
        __m128i older = _mm_sha256msg1_epu32(w[step & 3], w[(step + 1) & 3]);
        __m128i seven = _mm_alignr_epi8(w[(step + 3) & 3], w[(step + 2) & 3], 4);
        words = _mm_sha256msg2_epu32(_mm_add_epi32(older, seven), w[(step + 3) & 3]);
        w[step & 3] = words;
    }
    __m128i sum = _mm_add_epi32(words, _mm_loadu_si128((const __m128i *)&constants[4 * step]));
    hash->cdgh = _mm_sha256rnds2_epu32(hash->cdgh, hash->abef, sum);
    hash->abef = _mm_sha256rnds2_epu32(hash->abef, hash->cdgh, _mm_shuffle_epi32(sum, 0x0E));
}

SHA_TARGET static void absorb_accelerated(uint32_t *state, const uint8_t *blocks, size_t count) {
    sha_state hash = loaded(state);
    for (; count > 0; count--, blocks += 64) {
        const sha_state saved = hash;
        __m128i w[4];
        load_words(w, blocks);
#pragma clang loop unroll(full)
        for (int i = 0; i < 16; i++) four_rounds(&hash, w, i);
        hash.abef = _mm_add_epi32(hash.abef, saved.abef);
        hash.cdgh = _mm_add_epi32(hash.cdgh, saved.cdgh);
    }
    store(hash, state);
}

/// Two messages in step: each round waits for the one before, so two chains take little longer than one.
SHA_TARGET static void absorb_two_accelerated(
    uint32_t *first_state, const uint8_t *first, uint32_t *second_state, const uint8_t *second, size_t count) {
    sha_state one = loaded(first_state), two = loaded(second_state);
    for (; count > 0; count--, first += 64, second += 64) {
        const sha_state saved_one = one, saved_two = two;
        __m128i v[4], w[4];
        load_words(v, first);
        load_words(w, second);
#pragma clang loop unroll(full)
        for (int i = 0; i < 16; i++) {
            four_rounds(&one, v, i);
            four_rounds(&two, w, i);
        }
        one.abef = _mm_add_epi32(one.abef, saved_one.abef);
        one.cdgh = _mm_add_epi32(one.cdgh, saved_one.cdgh);
        two.abef = _mm_add_epi32(two.abef, saved_two.abef);
        two.cdgh = _mm_add_epi32(two.cdgh, saved_two.cdgh);
    }
    store(one, first_state);
    store(two, second_state);
}

#endif

typedef void (*absorb_function)(uint32_t *state, const uint8_t *blocks, size_t count);

static const uint32_t initial[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

/// Absorbs what follows the first `done` blocks, and the padding.
static void finish_with(
    absorb_function absorb, uint32_t *state, size_t done, const uint8_t *bytes, size_t count, uint8_t digest[32]) {
    size_t whole = count / 64 * 64;
    absorb(state, bytes + done * 64, whole / 64 - done);
    uint8_t tail[128] = {0};
    size_t rest = count - whole, blocks = rest < 56 ? 1 : 2;
    if (rest > 0) memcpy(tail, bytes + whole, rest);
    tail[rest] = 0x80;
    uint64_t bits = (uint64_t)count * 8;
    for (int i = 0; i < 8; i++) tail[blocks * 64 - 1 - (size_t)i] = (uint8_t)(bits >> (8 * i));
    absorb(state, tail, blocks);
    for (int i = 0; i < 32; i++) digest[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}

static void digest_with(absorb_function absorb, const uint8_t *bytes, size_t count, uint8_t digest[32]) {
    uint32_t state[8];
    memcpy(state, initial, sizeof state);
    finish_with(absorb, state, 0, bytes, count, digest);
}

void pk_sha256_portable(const uint8_t *bytes, size_t count, uint8_t digest[32]) {
    digest_with(absorb_portable, bytes, count, digest);
}

void pk_sha256(const uint8_t *bytes, size_t count, uint8_t digest[32]) {
#if defined(__x86_64__)
    if (has_sha_instructions()) {
        digest_with(absorb_accelerated, bytes, count, digest);
        return;
    }
#endif
    digest_with(absorb_portable, bytes, count, digest);
}

void pk_sha256_two(
    const uint8_t *first, size_t first_count, uint8_t first_digest[32], const uint8_t *second, size_t second_count,
    uint8_t second_digest[32]) {
#if defined(__x86_64__)
    if (has_sha_instructions()) {
        uint32_t one[8], two[8];
        memcpy(one, initial, sizeof one);
        memcpy(two, initial, sizeof two);
        size_t both = (first_count < second_count ? first_count : second_count) / 64;
        absorb_two_accelerated(one, first, two, second, both);
        finish_with(absorb_accelerated, one, both, first, first_count, first_digest);
        finish_with(absorb_accelerated, two, both, second, second_count, second_digest);
        return;
    }
#endif
    digest_with(absorb_portable, first, first_count, first_digest);
    digest_with(absorb_portable, second, second_count, second_digest);
}
