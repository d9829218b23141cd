import contract from '../../contract';
import { make } from '../dom/make';

const { limits, markers, messages } = contract;

interface OverlayOptions {
	/** The text; empty: none. */
	message?: string;
	/** A CSS color; empty: none. */
	color?: string;
	opacity?: number;
}

/** Elements that are positioned containers already. */
const prepared = new WeakSet< Element >();

/**
 * Makes an element a positioned container for an overlay. Reads the computed
 * style, which forces a reflow after changes: call it ahead if possible.
 */
export const prepareCover = ( element: HTMLElement ): void => {
	if ( prepared.has( element ) ) {
		return;
	}
	prepared.add( element );
	if ( getComputedStyle( element ).position === 'static' ) {
		element.style.position = 'relative';
	}
};

/**
 * Covers an element with an overlay that blocks clicks. The focus stays, so
 * that typing can supersede a pending request.
 *
 * @return Removes this overlay.
 * @see spec 9.8
 */
export const cover = (
	element: HTMLElement,
	options: OverlayOptions = {}
): ( () => void ) => {
	const {
		message = messages.please_wait,
		color = '',
		opacity = limits.overlay_opacity,
	} = options;
	const overlay = make( 'div', { class: markers.overlay }, message );
	Object.assign( overlay.style, {
		position: 'absolute',
		inset: '0',
		zIndex: '1000',
		cursor: 'wait',
		background: color,
		opacity: `${ opacity }`,
	} );
	prepareCover( element );
	element.setAttribute( 'aria-busy', 'true' );
	element.append( overlay );
	return () => {
		overlay.remove();
		if ( ! element.querySelector( '.blockOverlay' ) ) {
			element.removeAttribute( 'aria-busy' );
		}
	};
};
