/**
 * Whether a page is shown by another one.
 *
 * @param own    Its address.
 * @param parent That of the parent window, its own where there is none; null when it may not be read.
 * @see spec 2.10, readings 25
 */
export const isPreview = ( own: string, parent: string | null ): boolean =>
	own !== parent;

/**
 * Whether a window of an origin may direct the preview. Origins are compared
 * whole: `https://shop.example.evil.test` begins like another one.
 *
 * @param origin  Of the window.
 * @param allowed Those that the site allows.
 */
export const mayDirect = (
	origin: string,
	allowed: readonly string[]
): boolean => origin !== 'null' && allowed.includes( origin );
