/** Whether data saving is enabled. */
export const isSavingData = () =>
	!! ( navigator as { connection?: { saveData?: boolean } } ).connection
		?.saveData;

/**
 * Calls back at the first sign of activity, before the shopper uses anything:
 * for preloads that are wasted on passing visitors. Not with data saving
 * enabled. May call once per event type. Browsers fire `pointerover` without a
 * movement.
 */
export const onSigns = ( then: () => void ): void => {
	if ( ! isSavingData() ) {
		[ 'pointermove', 'scroll' ].forEach( ( sign ) =>
			document.addEventListener( sign, then, {
				capture: true,
				once: true,
			} )
		);
	}
};
