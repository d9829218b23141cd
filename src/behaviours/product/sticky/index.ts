import contract from '../../../contract';
import { mirrorImage } from './image';
import { mirrorButton, mirrorChoice, mirrorQuantity } from './mirror';
import type { Mirrored } from './mirror';

const { markers } = contract;

/**
 * The form of the bar's product. In a loop, each part of a product has its own
 * element with the product's id.
 */
const formOf = ( bar: HTMLElement ): HTMLFormElement | null => {
	const product = bar.closest( markers.product );
	const id = product?.getAttribute( markers.part_of );
	return (
		product?.querySelector< HTMLFormElement >( markers.product_form ) ??
		( id
			? document.querySelector< HTMLFormElement >(
					`[${ markers.part_of }="${ id }"] ${ markers.product_form }`
			  )
			: null )
	);
};

const partsOf = ( bar: HTMLElement ): Mirrored | null => {
	const form = formOf( bar );
	const button = form?.querySelector< HTMLButtonElement >(
		markers.single_add_to_cart
	);
	return form && button ? { bar, form, button } : null;
};

/** Maximum height of a theme's own bar, as a share of the window. */
const BAR_AT_MOST = 1 / 3;

/** Height of a theme's own fixed bar at the bottom edge, in pixels. */
const edgeOf = ( bar: HTMLElement ): number => {
	const { innerHeight, innerWidth } = window;
	const theirs = document
		.elementsFromPoint( innerWidth / 2, innerHeight - 1 )
		.find(
			( element ) =>
				! bar.contains( element ) &&
				getComputedStyle( element ).position === 'fixed'
		);
	const edge = theirs ? innerHeight - theirs.getBoundingClientRect().top : 0;
	return edge < innerHeight * BAR_AT_MOST ? edge : 0;
};

/** Space for the focus ring, in pixels; some themes enlarge focused buttons. */
const RING = 8;

/** Scrolls the focused element out from behind the bar. */
const uncover = ( focused: Element | null, room: number ) => {
	if ( ! focused || focused === document.body ) {
		return;
	}
	const { top, bottom } = focused.getBoundingClientRect();
	if ( bottom > window.innerHeight - room && top < window.innerHeight ) {
		focused.scrollIntoView( { block: 'nearest' } );
	}
};

/**
 * Shows or hides the bar, with padding at the bottom of the page so that scroll
 * targets and focused elements are not covered.
 *
 * @see field 37
 */
const show = ( { bar, button }: Mirrored, on: boolean ) => {
	if ( bar.hidden !== on ) {
		return;
	}
	const root = document.documentElement;
	if ( ! on && bar.contains( bar.ownerDocument.activeElement ) ) {
		button.focus( { preventScroll: true } );
	}
	const edge = on ? edgeOf( bar ) : 0;
	bar.hidden = ! on;
	bar.style.insetBlockEnd = `${ edge }px`;
	const room = on ? bar.offsetHeight + edge : 0;
	root.style.scrollPaddingBottom = on ? `${ room + RING }px` : '';
	// The end of the page cannot scroll further.
	document.body.style.paddingBottom = on ? `${ room }px` : '';
	if ( on ) {
		uncover( bar.ownerDocument.activeElement, room );
	}
};

/** Scrolls to a missing choice, else clicks the form's own button. */
const act = ( { form, button }: Mirrored ) => {
	const missing = [ ...form.elements ].find(
		( field ): field is HTMLSelectElement =>
			'validity' in field &&
			! ( field as HTMLSelectElement ).validity.valid
	);
	if ( missing ) {
		missing.scrollIntoView( { block: 'center' } );
		missing.focus( { preventScroll: true } );
	} else {
		button.click();
	}
};

const watch = ( parts: Mirrored ) => {
	const { bar } = parts;
	mirrorQuantity( parts );
	mirrorButton( parts );
	mirrorChoice( parts );
	mirrorImage( parts );
	bar
		.querySelector( markers.sticky_button )
		?.addEventListener( 'click', () => act( parts ) );
	// Containers with transforms would trap a fixed element.
	document.body.append( bar );
	// Browsers do not scroll to focused elements behind the bar. Not on pointer
	// focus, to keep the element under the pointer.
	document.addEventListener( 'focusin', ( { target } ) => {
		const focused = target as Element;
		if (
			bar.isConnected &&
			! bar.hidden &&
			! bar.contains( focused ) &&
			focused.matches( ':focus-visible' )
		) {
			uncover(
				focused,
				bar.offsetHeight + parseFloat( bar.style.insetBlockEnd )
			);
		}
	} );
};

/** Distance of a form from the viewport, in pixels. */
const distance = ( { form }: Mirrored ): number => {
	const { top, bottom } = form.getBoundingClientRect();
	return Math.max( -bottom, top - window.innerHeight );
};

/** Shows a single bar while no form is visible: that of the nearest form. */
const watchForms = ( all: Mirrored[] ) => {
	const seen = new Set< Element >();
	const observer = new IntersectionObserver( ( entries ) => {
		for ( const { target, isIntersecting } of entries ) {
			if ( isIntersecting ) {
				seen.add( target );
			} else {
				seen.delete( target );
			}
		}
		const [ nearest ] = seen.size
			? []
			: [ ...all ].sort( ( a, b ) => distance( a ) - distance( b ) );
		// Hide the others first: the padding belongs to the one shown.
		all.filter( ( parts ) => parts !== nearest ).forEach( ( parts ) =>
			show( parts, false )
		);
		if ( nearest ) {
			show( nearest, true );
		}
	} );
	all.forEach( ( { form } ) => observer.observe( form ) );
};

/**
 * A sticky add-to-cart bar, shown while the form is out of view. Its controls
 * act on the form.
 *
 * @see spec 2.3, field 37
 */
export const wire = (): void => {
	const bars = [
		...document.querySelectorAll< HTMLElement >( markers.sticky_bar ),
	];
	const all = bars
		.map( partsOf )
		.filter( ( parts ): parts is Mirrored => parts !== null );
	all.forEach( watch );
	watchForms( all );
};
