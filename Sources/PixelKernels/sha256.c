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

/// The instructions keep the state as two vectors, ABEF and CDGH, and do two rounds each. Four rounds take one vector
/// of message words; words 16 and later are made from the four vectors before.
__attribute__((target("sha,sse4.1,ssse3"))) static void absorb_accelerated(
    uint32_t state[8], const uint8_t *blocks, size_t count) {
    const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
    __m128i dcba = _mm_loadu_si128((const __m128i *)&state[0]);
    __m128i hgfe = _mm_loadu_si128((const __m128i *)&state[4]);
    __m128i cdab = _mm_shuffle_epi32(dcba, 0xB1);
    __m128i efgh = _mm_shuffle_epi32(hgfe, 0x1B);
    __m128i abef = _mm_alignr_epi8(cdab, efgh, 8);
    __m128i cdgh = _mm_blend_epi16(efgh, cdab, 0xF0);
    for (; count > 0; count--, blocks += 64) {
        const __m128i saved_abef = abef, saved_cdgh = cdgh;
        __m128i w[4];
        for (int i = 0; i < 4; i++) {
            w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + 16 * i)), big_endian);
        }
        for (int i = 0; i < 16; i++) {
            __m128i words = w[i & 3];
            if (i >= 4) {
                __m128i older = _mm_sha256msg1_epu32(w[i & 3], w[(i + 1) & 3]);
                __m128i seven = _mm_alignr_epi8(w[(i + 3) & 3], w[(i + 2) & 3], 4);
                words = _mm_sha256msg2_epu32(_mm_add_epi32(older, seven), w[(i + 3) & 3]);
                w[i & 3] = words;
            }
            __m128i sum = _mm_add_epi32(words, _mm_loadu_si128((const __m128i *)&constants[4 * i]));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
        }
        abef = _mm_add_epi32(abef, saved_abef);
        cdgh = _mm_add_epi32(cdgh, saved_cdgh);
    }
    __m128i feba = _mm_shuffle_epi32(abef, 0x1B);
    __m128i dchg = _mm_shuffle_epi32(cdgh, 0xB1);
    _mm_storeu_si128((__m128i *)&state[0], _mm_blend_epi16(feba, dchg, 0xF0));
    _mm_storeu_si128((__m128i *)&state[4], _mm_alignr_epi8(dchg, feba, 8));
}

#endif

typedef void (*absorb_function)(uint32_t *state, const uint8_t *blocks, size_t count);

static void digest_with(absorb_function absorb, const uint8_t *bytes, size_t count, uint8_t digest[32]) {
    uint32_t state[8] = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
    };
    size_t whole = count / 64 * 64;
    absorb(state, bytes, whole / 64);
    uint8_t tail[128] = {0};
    size_t rest = count - whole, blocks = rest < 56 ? 1 : 2;
    if (rest > 0) memcpy(tail, bytes + whole, rest);
    tail[rest] = 0x80;
    uint64_t bits = (uint64_t)count * 8;
    for (int i = 0; i < 8; i++) tail[blocks * 64 - 1 - (size_t)i] = (uint8_t)(bits >> (8 * i));
    absorb(state, tail, blocks);
    for (int i = 0; i < 32; i++) digest[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
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
