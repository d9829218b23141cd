/**
 * Whether a page is in an iframe with another page as its parent.
 *
 * @param own    The page's URL.
 * @param parent The parent window's URL, the same without a parent; null: not readable.
 * @see spec 2.10, readings 25
 */
export const isPreview = ( own: string, parent: string | null ): boolean =>
	own !== parent;

/**
 * Whether messages of an origin may control the preview. Origins are compared
 * as a whole: `https://shop.example.evil.test` starts like a valid one.
 *
 * @param origin  The sender's origin.
 * @param allowed The origins that the site allows.
 */
export const mayDirect = (
	origin: string,
	allowed: readonly string[]
): boolean => origin !== 'null' && allowed.includes( origin );
