import contract from '../../../../contract';

const { markers } = contract;

/**
 * Whether a form is the engine's own markup rather than a block or a quick view
 * of Vitrine. Its DOM must then change as with the engine's script, which other
 * scripts rely on.
 *
 * @see readings 30, 33
 */
export const isEngines = ( form: Element ): boolean =>
	! form.closest( markers.product_root );

/** Whether the engine's script is on the page, and not our stand-in for it. */
export const isEngineAtWork = (): boolean => {
	const data = (
		window as unknown as Record<
			string,
			Record< string, unknown > | undefined
		>
	 )[ markers.engine_variations ];
	return !! data && ! data[ markers.stand_in ];
};
