#ifndef PK_SIMD_H
#define PK_SIMD_H

#include <stdint.h>
#include <string.h>

// Vectors of 32 bytes. Without AVX2 the compiler makes two SSE2 instructions of each operation; results are the same.
#pragma clang diagnostic ignored "-Wpsabi"

typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef float f32x8 __attribute__((vector_size(32)));

#define PK_INLINE static inline __attribute__((always_inline))

// Loads and stores that need no alignment.
typedef struct { u32x8 v; } __attribute__((packed, may_alias)) pk_any_u32x8;
typedef struct { f32x8 v; } __attribute__((packed, may_alias)) pk_any_f32x8;
typedef struct { u8x8 v; } __attribute__((packed, may_alias)) pk_any_u8x8;

#define PK_LOAD32(p) (((const pk_any_u32x8 *)(p))->v)
#define PK_STORE32(p, x) (((pk_any_u32x8 *)(p))->v = (x))
#define PK_LOADF(p) (((const pk_any_f32x8 *)(p))->v)
#define PK_STOREF(p, x) (((pk_any_f32x8 *)(p))->v = (x))
#define PK_LOAD8(p) (((const pk_any_u8x8 *)(p))->v)
#define PK_STORE8(p, x) (((pk_any_u8x8 *)(p))->v = (x))

#define PK_SPLAT32(x) ((u32x8){0} + (uint32_t)(x))
#define PK_SPLATF(x) ((f32x8){0} + (float)(x))

// Rounded x / 255 for x ≤ 255·255, exact.
#define PK_DIV255(x) ({ u16x16 t_ = (x) + 128; (t_ + (t_ >> 8)) >> 8; })

// Two 16-bit copies of a value below 65536 in each 32-bit lane.
#define PK_TWICE(x) ({ u32x8 w_ = (x); (u16x16)(w_ | (w_ << 16)); })

// Four 8-bit components of eight pixels times a factor a pixel (16-bit lanes, 0…255).
#define PK_SCALE(pixels, factor)                                                                                       \
    ({                                                                                                                 \
        u32x8 p_ = (pixels);                                                                                           \
        u16x16 f_ = (factor);                                                                                          \
        u16x16 even_ = (u16x16)(p_ & 0x00FF00FFu);                                                                     \
        u16x16 odd_ = (u16x16)((p_ >> 8) & 0x00FF00FFu);                                                               \
        u16x16 e_ = PK_DIV255(even_ * f_);                                                                             \
        u16x16 o_ = PK_DIV255(odd_ * f_);                                                                              \
        (u32x8) e_ | ((u32x8)o_ << 8);                                                                                 \
    })

// source + destination · (1 − source alpha)
#define PK_OVER(source, destination)                                                                                   \
    ({                                                                                                                 \
        u32x8 s_ = (source);                                                                                           \
        s_ + PK_SCALE((destination), PK_TWICE(255 - (s_ >> 24)));                                                      \
    })

#define PK_SELECT(mask, x, y) ((f32x8)(((i32x8)(x) & (mask)) | ((i32x8)(y) & ~(mask))))

// The same for one pixel.
PK_INLINE uint32_t pk_scale_one(uint32_t pixel, uint32_t factor) {
    uint32_t even = (pixel & 0x00FF00FFu) * factor + 0x00800080u;
    even = ((even + ((even >> 8) & 0x00FF00FFu)) >> 8) & 0x00FF00FFu;
    uint32_t odd = ((pixel >> 8) & 0x00FF00FFu) * factor + 0x00800080u;
    odd = (odd + ((odd >> 8) & 0x00FF00FFu)) & 0xFF00FF00u;
    return even | odd;
}

PK_INLINE uint32_t pk_over_one(uint32_t source, uint32_t destination) {
    return source + pk_scale_one(destination, 255 - (source >> 24));
}

/// Luminance of Rec. 709 in 256ths: of premultiplied components, so that it never exceeds the alpha.
PK_INLINE uint32_t pk_luminance(uint32_t pixel) {
    return (54 * (pixel & 255) + 183 * (pixel >> 8 & 255) + 19 * (pixel >> 16 & 255) + 128) >> 8;
}

PK_INLINE uint32_t pk_div255(uint32_t x) {
    x += 128;
    return (x + (x >> 8)) >> 8;
}

#endif
