import contract from '../../src/contract';
import {
	hideOnScroll,
	isOnDevice,
	sidebarTop,
	stickRows,
	stickyHeight,
} from '../../src/core/site/header';
import { toolbarHeight } from '../../src/core/site/toolbar';
import { createRows } from './rows';

/** Settings of the header from the server. */
export interface HeaderOptions {
	/** Places of the sticky rows. */
	readonly rows: readonly string[];
	readonly style: string;
	readonly devices: string;
	readonly hides: boolean;
	readonly breakPoint: number;
}

const { events, markers } = contract;

/** Sets the header's heights as CSS variables of the page. */
const setProperties = ( height: number, sticky: number, cover: number ) => {
	const { style } = document.documentElement;
	const values = {
		'--vitrine-header-height': `${ height }px`,
		'--vitrine-sticky-height': `${ sticky }px`,
		'--vitrine-sidebar-top': sidebarTop(
			sticky,
			document.body.classList.contains( 'admin-bar' )
		),
		// Keeps focused and linked elements clear of the header.
		'scroll-padding-top': sticky ? `${ sticky + cover }px` : '',
	};
	for ( const [ name, value ] of Object.entries( values ) ) {
		if ( style.getPropertyValue( name ) !== value ) {
			style.setProperty( name, value );
		}
	}
};

/** Whether something in the header is in use. */
const isInUse = ( header: Element ) =>
	Boolean(
		header.querySelector(
			':focus-visible, [aria-expanded="true"], dialog[open]'
		)
	);

/**
 * Makes rows of a header sticky, hides them on scrolling down if enabled, and
 * sets the page's CSS variables. Focus in the header and changes of the cart
 * show it again.
 *
 * @param header  The header.
 * @param options Its settings.
 * @see spec 3.9, 4.11, 9.5, field 37
 */
export const watchHeader = (
	header: HTMLElement,
	options: HeaderOptions
): void => {
	const rows = createRows( header, options.rows );
	let hiding = { hidden: false, from: window.scrollY };
	let frame = 0;

	const place = () => {
		frame = 0;
		const y = window.scrollY;
		const { innerWidth: width } = window;
		const cover = toolbarHeight(
			document.body.classList.contains( 'admin-bar' ),
			width
		);
		const on = isOnDevice( options.devices, width, options.breakPoint );
		const measured = rows.measure( y, on );
		const stuck = rows.isStuck();
		const tops = stickRows( measured, y, {
			cover,
			// Once sticky it stays so until it is back in its place.
			late: ! stuck && options.style !== 'none',
		} );
		rows.stick( tops );
		hiding = hideOnScroll(
			hiding,
			y,
			! options.hides || ! stuck || isInUse( header )
		);
		header.classList.toggle( markers.header_hidden, hiding.hidden );
		setProperties( header.offsetHeight, stickyHeight( measured ), cover );
	};
	const later = () => {
		frame ||= requestAnimationFrame( place );
	};
	const show = () => {
		hiding = { hidden: false, from: window.scrollY };
		header.classList.remove( markers.header_hidden );
	};
	const sizes = new ResizeObserver( later );
	rows.bars.forEach( ( bar ) => sizes.observe( bar ) );
	sizes.observe( document.body );

	window.addEventListener( 'scroll', later, { passive: true } );
	header.addEventListener( 'focusin', show );
	document.body.addEventListener( events.native.cart_changed, show );
	place();
};
