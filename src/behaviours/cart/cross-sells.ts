import contract from '../../contract';
import { all } from '../dom/find';
import type { Behavior } from '../page';

const { events, limits, markers, timings_ms: timings } = contract;

const ROOT = `.${ markers.cart_root }`;

const heightOf = ( summary: Element, part: string ) =>
	summary.querySelector( part )?.getBoundingClientRect().height ?? 0;

/** The minimum height of a summary, in pixels. */
const roomOf = ( summary: Element ) =>
	heightOf( summary, markers.cross_sell_price ) +
	heightOf( summary, markers.cross_sell_button ) +
	limits.cross_sell_extra_px;

/** Measures everything before it changes anything, to cause a single layout. */
const size = () =>
	all( `${ ROOT } ${ markers.cross_sell_summary }` )
		.map( ( summary ) => [ summary, roomOf( summary ) ] as const )
		.forEach( ( [ summary, room ] ) => {
			summary.style.minHeight = `${ room }px`;
		} );

/**
 * Reserves space in each cross-sell summary for its price and button, also
 * after the view renders others or the window is resized.
 *
 * @see spec 9.7
 */
export const sizeCrossSells: Behavior = ( page ) => {
	const drawn = new MutationObserver( size );
	const follow = () => {
		drawn.disconnect();
		document
			.querySelectorAll( ROOT )
			.forEach( ( root ) =>
				drawn.observe( root, { childList: true, subtree: true } )
			);
		size();
	};
	let timer: ReturnType< typeof setTimeout > | undefined;
	window.addEventListener( 'resize', () => {
		clearTimeout( timer );
		timer = setTimeout( size, timings.cross_sell_resize );
	} );
	page.on( events.native.inserted, '*', follow );
	follow();
};
