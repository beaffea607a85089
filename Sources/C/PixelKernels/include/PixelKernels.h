#ifndef PIXEL_KERNELS_H
#define PIXEL_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The pixel loops of the Painter. They are C because Swift's vector types are not inlined in debug builds.
//
// Pixels are premultiplied RGBA8, one `uint32_t` each with red in the lowest byte. Masks are one byte of alpha a pixel.
// Coordinates are device pixels, y downwards; the centre of pixel (0, 0) is (0.5, 0.5).
//
// Invariants of the whole target:
// 1. No function reads or writes outside the buffers it is given; rectangles are clipped here, not by callers.
// 2. Results do not depend on the processor: AVX2 and baseline code run the same source, without fused multiply-add
//    and without libm.
// 3. Nothing is kept between calls except what the caller owns.

// ---------------------------------------------------------------------------------------------------- processor

/// True when this processor runs the AVX2 code.
bool pk_has_wide_vectors(void);
/// Turns the AVX2 code off or, where the processor has it, on. For tests that compare the two.
void pk_use_wide_vectors(bool enabled);

// ----------------------------------------------------------------------------------------------------- surfaces

typedef struct {
    int32_t x0, y0, x1, y1;
} pk_rect;

/// A picture being drawn: `pixels` points at device pixel (x, y).
typedef struct {
    uint32_t *pixels;
    int32_t width, height;
    /// Pixels from one row to the next.
    int32_t stride;
    int32_t x, y;
} pk_surface;

/// A picture of alpha alone, laid out like `pk_surface`.
typedef struct {
    uint8_t *alpha;
    int32_t width, height;
    int32_t stride;
    int32_t x, y;
} pk_mask;

// ----------------------------------------------------------------------------------------------------- outlines

typedef struct {
    double a, b, c, d, tx, ty;
} pk_transform;

/// Working memory of the rasterizer, which also holds the callback that reports an interruption; see
/// `pk_scratch_create`. Where it is constant, only the interruption is used, and it may be NULL.
typedef struct pk_scratch pk_scratch;

/// Straight edges of flattened contours, in device pixels. Grows as needed and is reused.
typedef struct pk_outline pk_outline;

pk_outline *pk_outline_create(void);
void pk_outline_destroy(pk_outline *outline);
void pk_outline_reset(pk_outline *outline);
/// Adds a path: `verbs` are 0 move, 1 line, 2 quadratic, 3 cubic, 4 close; `points` holds x, y pairs. Open contours are
/// closed. Returns false, adding nothing, when the points do not suffice or a number is not finite.
bool pk_outline_add(
    const pk_scratch *scratch, pk_outline *outline, const uint8_t *verbs, size_t verb_count, const double *points,
    size_t point_count, pk_transform transform);
/// The smallest rectangle of whole pixels around the outline; empty for an outline without area.
pk_rect pk_outline_bounds(const pk_outline *outline);
/// The number of its edges.
size_t pk_outline_count(const pk_outline *outline);
/// The chords that were computed, also those that make no edge because they are level.
size_t pk_outline_visits(const pk_outline *outline);
/// The rows of pixels that its edges cross, each edge counted alone.
double pk_outline_rows(const pk_outline *outline);
/// False when it has more edges than are drawn or memory was lacking, or after an interruption; such an outline has no
/// area.
bool pk_outline_is_whole(const pk_outline *outline);

typedef enum { PK_NONZERO = 0, PK_EVEN_ODD = 1 } pk_rule;

// ------------------------------------------------------------------------------------------------------ sources

enum { PK_RAMP_SIZE = 1024 };

typedef enum {
    PK_SOURCE_COLOR,
    PK_SOURCE_LINEAR,
    PK_SOURCE_RADIAL,
    PK_SOURCE_ANGULAR,
    /// A surface whose pixels lie on device pixels.
    PK_SOURCE_SURFACE,
    /// A picture under any affine map, bilinear or nearest.
    PK_SOURCE_IMAGE,
} pk_source_kind;

/// Where colours come from. Gradients map device pixels to gradient space with u = ux·x + uy·y + u0 and v likewise;
/// then linear t = u, radial t = |(u, v)|, angular t = turns of (u, v) clockwise from the right, 0…1; then t·scale +
/// offset clamped to 0…1 selects from `ramp`.
typedef struct {
    pk_source_kind kind;
    /// Multiplies everything, 0…255.
    uint32_t alpha;
    /// No colour of the ramp or surface lets anything through.
    bool opaque;
    /// Premultiplied.
    uint32_t color;
    /// `PK_RAMP_SIZE` premultiplied colours.
    const uint32_t *ramp;
    float ux, uy, u0, vx, vy, v0;
    float scale, offset;
    /// Angular only: turns to add so that t starts at the first stop; t is taken modulo 1 first.
    float turn;
    /// Surface and image. An image that is not tiled goes on with its edge pixels.
    pk_surface surface;
    bool tiled;
    bool nearest;
} pk_source;

// ---------------------------------------------------------------------------------------------------- rasteriser

/// One for each thread that draws.
pk_scratch *pk_scratch_create(void);
void pk_scratch_destroy(pk_scratch *scratch);

/// Answers whether the work is no longer wanted; the context is the caller's.
typedef bool (*pk_interruption)(const void *context);
/// Steps that may take long ask this between bands of rows or blocks of points, and end early when the answer is true:
/// whatever they draw is then incomplete. NULL for none, as in new scratch memory.
void pk_scratch_set_interruption(pk_scratch *scratch, pk_interruption is_requested, const void *context);
/// Calls it once.
bool pk_scratch_is_interrupted(const pk_scratch *scratch);

/// Fills the outline within `clip`. With `antialias` false a pixel counts when at least half of it is covered.
void pk_fill(
    pk_scratch *scratch, const pk_surface *target, pk_rect clip, pk_outline *outline, pk_rule rule, bool antialias,
    const pk_source *source);
/// Fills an upright rectangle given in device pixels, with partly covered edge pixels.
void pk_fill_rect(
    pk_scratch *scratch, const pk_surface *target, pk_rect clip, double x0, double y0, double x1, double y1,
    const pk_source *source);
/// Paints the source through a mask.
void pk_fill_mask(
    pk_scratch *scratch, const pk_surface *target, pk_rect clip, const pk_mask *mask, const pk_source *source);

typedef struct {
    /// Byte offset of the glyph's rows in the shared store.
    uint32_t offset;
    uint16_t width, height;
    /// Device pixel of the top left corner.
    int32_t x, y;
} pk_glyph;

/// Paints many small masks, which lie in one store, rows packed.
void pk_fill_glyphs(
    pk_scratch *scratch, const pk_surface *target, pk_rect clip, const uint8_t *store, const pk_glyph *glyphs,
    size_t count, const pk_source *source);

/// Paints a mask whose middle column and row are stretched: `corner` pixels on every side keep their size. The mask is
/// `2·corner + 1` pixels wide and high; it is drawn over the rectangle `over`, which is at least `2·corner` on each
/// side.
void pk_fill_nine_part(
    pk_scratch *scratch, const pk_surface *target, pk_rect clip, const pk_mask *mask, int32_t corner, pk_rect over,
    const pk_source *source);

typedef enum { PK_MASK_SET, PK_MASK_UNION, PK_MASK_ERASE } pk_mask_operation;

/// Draws the outline's coverage into a mask. `PK_MASK_SET` expects an empty mask.
void pk_mask_draw(
    pk_scratch *scratch, const pk_mask *mask, pk_outline *outline, pk_rule rule, pk_mask_operation operation);

/// A clip in force: what lay under the pixels that the path covers partly or not at all.
typedef struct pk_clip pk_clip;

/// Saves the pixels of `bounds` that the outline does not cover wholly. Draw, then call `pk_clip_end`. NULL when that
/// takes more than `most` bytes or memory is short, or after an interruption.
pk_clip *pk_clip_begin(
    pk_scratch *scratch, const pk_surface *target, pk_rect bounds, pk_outline *outline, pk_rule rule, size_t most);
/// The bytes that it saved.
size_t pk_clip_bytes(const pk_clip *clip);
/// Blends what was drawn with what was saved by the coverage of the path, and frees the clip.
void pk_clip_end(const pk_scratch *scratch, const pk_surface *target, pk_clip *clip);

// --------------------------------------------------------------------------------------------------- compositing

typedef enum {
    PK_BLEND_NORMAL, PK_BLEND_MULTIPLY, PK_BLEND_SCREEN, PK_BLEND_OVERLAY, PK_BLEND_DARKEN, PK_BLEND_LIGHTEN,
    PK_BLEND_COLOR_DODGE, PK_BLEND_COLOR_BURN, PK_BLEND_SOFT_LIGHT, PK_BLEND_HARD_LIGHT, PK_BLEND_DIFFERENCE,
    PK_BLEND_EXCLUSION, PK_BLEND_HUE, PK_BLEND_SATURATION, PK_BLEND_COLOR, PK_BLEND_LUMINOSITY, PK_BLEND_SOURCE_ATOP,
    PK_BLEND_DESTINATION_OVER, PK_BLEND_DESTINATION_OUT, PK_BLEND_PLUS_DARKER, PK_BLEND_PLUS_LIGHTER,
} pk_blend;

/// Gives every pixel this colour.
void pk_surface_fill(const pk_surface *layer, uint32_t color);
/// Puts `layer`, with its alpha times `alpha` (0…255), on the target.
void pk_composite(
    pk_scratch *scratch, const pk_surface *target, pk_rect clip, const pk_surface *layer, uint32_t alpha,
    pk_blend mode);
/// Multiplies the layer by the mask; what the mask does not reach becomes clear.
void pk_surface_mask(const pk_scratch *scratch, const pk_surface *layer, const pk_mask *mask);
/// Copies the layer's alpha.
void pk_surface_alpha(const pk_scratch *scratch, const pk_surface *layer, const pk_mask *mask);
/// The smallest rectangle around everything that is not empty.
pk_rect pk_mask_ink(const pk_mask *mask);
/// Takes one mask away from another: a·(1 − b).
void pk_mask_erase(const pk_mask *mask, const pk_mask *eraser);
/// Red, green, blue and alpha of straight colours become rows of `matrix` times (r, g, b, a, 1); `matrix` has 20
/// numbers.
void pk_surface_color_matrix(const pk_scratch *scratch, const pk_surface *layer, const float *matrix);

typedef enum {
    /// The colour with the pixel's alpha.
    PK_RECOLOR_BY_ALPHA,
    /// The colour with the pixel's alpha times its luminance.
    PK_RECOLOR_BY_LUMINANCE,
    /// The colour times the pixel's luminance, with its alpha.
    PK_RECOLOR_SHADES,
} pk_recoloring;

/// Gives every pixel the colour, which is premultiplied, as far as the pixel asks for it.
void pk_surface_recolor(
    const pk_scratch *scratch, const pk_surface *layer, uint32_t color, pk_recoloring kept);
/// Mean luminance, 0…255, of the premultiplied pixels within `area`; 0 when there are none.
uint32_t pk_surface_luminance(const pk_surface *surface, pk_rect area);

typedef struct {
    /// Premultiplied.
    uint32_t ink;
    /// Multiplies the group's alpha, 0…255.
    uint32_t alpha;
    /// Shares of ink on black and on white, 0…255, ascending.
    uint32_t weakest, strongest;
} pk_vibrancy;

/// Averages squares of `factor` pixels each way, at most 16, within `area`, which the source covers; those at the right
/// and lower sides may be smaller. `small` has a pixel for each.
void pk_surface_shrink(
    const pk_scratch *scratch, const pk_surface *source, pk_rect area, int32_t factor, const pk_surface *small);
/// The opposite, interpolated: fills the target, whose place says where in `area` it lies. False when memory is short,
/// or after an interruption.
bool pk_surface_enlarge(
    const pk_scratch *scratch, const pk_surface *small, pk_rect area, int32_t factor, const pk_surface *target);

/// Lets the group act on the target: with a the group's alpha and s = a·weakest + luminance·(strongest − weakest), a
/// pixel becomes (a − s)·blurred + s·ink + (1 − a)·target. `blurred` covers the group.
void pk_surface_vibrancy(
    const pk_scratch *scratch, const pk_surface *target, pk_rect clip, const pk_surface *group,
    const pk_surface *blurred, pk_vibrancy recipe);

/// Gaussian blur by three box passes each way; sigma in pixels. The pixels outside are clear, or with `clamp_edges`
/// equal to the nearest edge pixel. Returns false when memory is short, or after an interruption.
bool pk_blur_surface(const pk_surface *layer, double sigma, bool clamp_edges);
bool pk_blur_mask(const pk_mask *mask, double sigma);
/// The same where only the columns of `seen` are read afterwards; the others are undefined.
bool pk_blur_surface_within(
    const pk_scratch *scratch, const pk_surface *layer, double sigma, bool clamp_edges, pk_rect seen);
bool pk_blur_mask_within(const pk_scratch *scratch, const pk_mask *mask, double sigma, pk_rect seen);
/// Pixels by which a blur of this sigma reaches beyond what is blurred.
int32_t pk_blur_reach(double sigma);

// -------------------------------------------------------------------------------------------------------- colour

typedef struct {
    float red, green, blue, alpha;
    float location;
} pk_stop;

/// Fills `ramp` (`PK_RAMP_SIZE` entries) from ascending stops. Perceptual means OKLab. Colours are interpolated with
/// their alpha multiplied in.
void pk_ramp_build(uint32_t *ramp, const pk_stop *stops, size_t count, bool perceptual);
/// A grid of colours, drawn into an empty layer: places are bilinear within each cell, colours join smoothly across
/// cells. `points` holds x, y pairs in device pixels, row by row, and `colors` as many colours.
void pk_mesh_draw(
    const pk_scratch *scratch, const pk_surface *layer, int32_t columns, int32_t rows, const double *points,
    const pk_stop *colors, bool perceptual);

// ------------------------------------------------------------------------------------------------------- images

/// Area average when shrinking, bilinear when growing; premultiplied both ways. The source rectangle is in source
/// pixels. Returns false when memory is short or a size is not positive, or after an interruption.
bool pk_resample(
    const pk_scratch *scratch, const uint32_t *source, int32_t source_width, int32_t source_height, double sx0,
    double sy0, double sx1, double sy1, uint32_t *result, int32_t width, int32_t height, bool nearest);
/// Straight RGBA bytes become premultiplied, in place.
void pk_premultiply(uint32_t *pixels, size_t count);
/// Lowers every component that exceeds its alpha, which all other kernels rely on.
void pk_hold_premultiplied(uint32_t *pixels, size_t count);

// ----------------------------------------------------------------------------------------------------- encoding

/// True when no pixel lets anything through.
bool pk_is_opaque(const uint32_t *pixels, size_t count);

/// Turns premultiplied rows into PNG scanlines of straight colours: one filter byte, then 4 bytes a pixel, or 3 when
/// `opaque`. `result` holds `height · (1 + width · bytes)` bytes. False when memory is short, or after an interruption,
/// which may be NULL and is asked for between bands of rows.
bool pk_png_filter(
    const uint32_t *pixels, int32_t width, int32_t height, bool opaque, uint8_t *result, pk_interruption is_requested,
    const void *context);

/// Upper bound of what `pk_png_fast` writes.
size_t pk_png_fast_bound(int32_t width, int32_t height);
/// A whole zlib stream of an RGBA picture, made in one pass over the pixels: see `png_fast.c`. Returns the bytes
/// written, 0 when memory is short, when the picture is wider than 65,535 pixels, or after an interruption, which may
/// be NULL and is asked for between strips.
size_t pk_png_fast(
    const uint32_t *pixels, int32_t width, int32_t height, uint8_t *result, pk_interruption is_requested,
    const void *context);

#endif
