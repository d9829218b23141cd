import contract from '../../../contract';
import { mirrorButton, mirrorChoice, mirrorQuantity } from './mirror';
import type { Mirrored } from './mirror';

const { markers } = contract;

/**
 * The form of the bar's product. In a loop each part of a product has an element of
 * its own, which says whose it is.
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

/** A theme's own bar is lower than this part of the window; what is higher covers the page. */
const BAR_AT_MOST = 1 / 3;

/** What a theme keeps of the lower edge for a bar of its own, in pixels. */
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

/** Room for the ring around what has the focus, in pixels; some themes' buttons grow as well. */
const RING = 8;

/** Brings what has the focus out from behind the bar. */
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
 * Shows the bar, or takes it away. The page keeps its room at the lower edge, so
 * that what is scrolled to, or gets the focus, is not behind it.
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
	// The end of the page has nowhere else to scroll to.
	document.body.style.paddingBottom = on ? `${ room }px` : '';
	if ( on ) {
		uncover( bar.ownerDocument.activeElement, room );
	}
};

/** A choice that is missing is brought into view; all else is the form's own button's. */
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
	bar
		.querySelector( markers.sticky_button )
		?.addEventListener( 'click', () => act( parts ) );
	// Out of the containers of the page, which would hold a fixed element.
	document.body.append( bar );
	// What is whole in the window a browser leaves where it is, also behind the bar. By
	// a press it stays under the pointer.
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

/** How far a form is from the window, in pixels. */
const distance = ( { form }: Mirrored ): number => {
	const { top, bottom } = form.getBoundingClientRect();
	return Math.max( -bottom, top - window.innerHeight );
};

/**
 * Shows one bar while no form is in the window: that of the nearest, since all of
 * them are at the same edge.
 */
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
		// The room at the edge is that of the one which comes.
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
 * The add-to-cart that stays in view while the form is off the screen. What is
 * done in it is done in the form.
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
