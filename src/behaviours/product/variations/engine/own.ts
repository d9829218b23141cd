/**
 * Whether a form is of an engine's own markup, and not of a block or a quick view
 * of Vitrine's: what it looks like after a choice is then as the engine's script
 * leaves it, for the scripts of others.
 *
 * @see readings 30, 33
 */
export const isEngines = ( form: Element ): boolean =>
	! form.closest( '.vitrine-product' );
