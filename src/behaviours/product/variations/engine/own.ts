/**
 * Whether a form is the engine's own markup rather than a block or a quick view
 * of Vitrine. Its DOM must then change as with the engine's script, which other
 * scripts rely on.
 *
 * @see readings 30, 33
 */
export const isEngines = ( form: Element ): boolean =>
	! form.closest( '.vitrine-product' );
