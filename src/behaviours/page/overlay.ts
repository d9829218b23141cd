import contract from '../../contract';
import { make } from '../dom/make';

const { limits, markers, messages } = contract;

interface OverlayOptions {
	/** What it says; empty: nothing. */
	message?: string;
	/** Of CSS; empty: none. */
	color?: string;
	opacity?: number;
}

/** Elements that an overlay finds its place in. */
const prepared = new WeakSet< Element >();

/**
 * Makes an element one that an overlay can lie on. It looks at the element's
 * style, which is dear once something has changed: who can, does it ahead.
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
 * Lays an overlay on an element, so that nothing in it can be clicked. The focus
 * stays where it is: who types on is heard, and supersedes what is under way.
 *
 * @return Takes this overlay off again.
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
