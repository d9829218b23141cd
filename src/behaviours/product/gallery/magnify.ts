/** Whether the image is larger than its frame. */
export const isMagnified = ( magnifier: Element ): boolean =>
	magnifier.getAttribute( 'aria-pressed' ) === 'true';

/** Scrolls to the part of the image below the pointer, in proportion. */
const lookAt = (
	frame: Element,
	{ clientX, clientY }: Pick< MouseEvent, 'clientX' | 'clientY' >
) => {
	const { left, top, width, height } = frame.getBoundingClientRect();
	frame.scrollLeft =
		( ( clientX - left ) / width ) *
		( frame.scrollWidth - frame.clientWidth );
	frame.scrollTop =
		( ( clientY - top ) / height ) *
		( frame.scrollHeight - frame.clientHeight );
};

/**
 * A press magnifies the image, another one shows all of it again. A mouse moves
 * over the magnified image without a button; touch and keys scroll it.
 *
 * @param magnifier Button around the image, in a frame that scrolls.
 */
export const followMagnifier = ( magnifier: HTMLElement ): void => {
	const frame = magnifier.parentElement;
	if ( ! frame ) {
		return;
	}
	magnifier.addEventListener( 'click', ( event ) => {
		magnifier.setAttribute(
			'aria-pressed',
			String( ! isMagnified( magnifier ) )
		);
		// A key has no place: the middle of the image.
		const { left, top, width, height } = frame.getBoundingClientRect();
		lookAt(
			frame,
			event.detail
				? event
				: { clientX: left + width / 2, clientY: top + height / 2 }
		);
	} );
	magnifier.addEventListener( 'pointermove', ( event ) => {
		if ( event.pointerType === 'mouse' && isMagnified( magnifier ) ) {
			lookAt( frame, event );
		}
	} );
};
