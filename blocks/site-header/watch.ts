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

/** What the server says of the header. */
export interface HeaderOptions {
	/** Places of the rows that stick. */
	readonly rows: readonly string[];
	readonly style: string;
	readonly devices: string;
	readonly hides: boolean;
	readonly breakPoint: number;
}

const { events, markers } = contract;

/** Tells the whole page of the header, once for all who must keep clear of it. */
const tell = ( height: number, sticky: number, cover: number ) => {
	const { style } = document.documentElement;
	const values = {
		'--vitrine-header-height': `${ height }px`,
		'--vitrine-sticky-height': `${ sticky }px`,
		'--vitrine-sidebar-top': sidebarTop(
			sticky,
			document.body.classList.contains( 'admin-bar' )
		),
		// What has the focus, or is linked to, is never below the header.
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
 * Lets rows of a header stick, hides them on the way down where that is asked
 * for, and tells the page how high they are. Whoever gets the focus in it, and
 * every change of the cart, shows it again.
 *
 * @param header  The header.
 * @param options What the server says of it.
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
			// Once in view it stays until it is back in its place.
			late: ! stuck && options.style !== 'none',
		} );
		rows.stick( tops );
		hiding = hideOnScroll(
			hiding,
			y,
			! options.hides || ! stuck || isInUse( header )
		);
		header.classList.toggle( markers.header_hidden, hiding.hidden );
		tell( header.offsetHeight, stickyHeight( measured ), cover );
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
