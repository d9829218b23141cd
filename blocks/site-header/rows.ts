import contract from '../../src/contract';
import type { Row } from '../../src/core/site/header';

const { markers } = contract;

/** A row: its place in the page, which stays, and the bar in it, which may stick. */
interface Part {
	readonly slot: HTMLElement;
	readonly bar: HTMLElement;
	readonly sticks: boolean;
	/** As it stands in the page. */
	height: number;
	/** As it sticks; null: it never did. */
	stuckHeight: number | null;
}

const isStuck = ( { slot }: Part ) =>
	slot.classList.contains( markers.header_stuck );

const release = ( { slot }: Part ) => {
	slot.classList.remove( markers.header_stuck );
	slot.removeAttribute( 'style' );
};

const stick = ( { slot, height }: Part, top: number ) => {
	const { left, right, width } = slot.getBoundingClientRect();
	const { style } = slot;
	const start =
		getComputedStyle( slot ).direction === 'rtl'
			? document.documentElement.clientWidth - right
			: left;
	style.setProperty( 'block-size', `${ height }px` );
	style.setProperty( '--vitrine-row-top', `${ top }px` );
	style.setProperty( '--vitrine-row-start', `${ start }px` );
	style.setProperty( '--vitrine-row-width', `${ width }px` );
	slot.classList.add( markers.header_stuck );
};

/**
 * The rows of a header.
 *
 * @param header   The header.
 * @param sticking Places of those that stick.
 */
export const createRows = (
	header: HTMLElement,
	sticking: readonly string[]
) => {
	const parts: Part[] = [];
	for ( const slot of header.querySelectorAll< HTMLElement >(
		markers.header_row
	) ) {
		const bar = slot.querySelector< HTMLElement >( markers.header_bar );
		if ( bar ) {
			parts.push( {
				slot,
				bar,
				sticks: sticking.includes( slot.dataset.place ?? '' ),
				height: 0,
				stuckHeight: null,
			} );
		}
	}
	let width = window.innerWidth;

	return {
		bars: parts.map( ( { bar } ) => bar ),
		isStuck: () => parts.some( isStuck ),

		/**
		 * Where the rows stand now.
		 *
		 * @param y  How far the page is scrolled.
		 * @param on Whether the header sticks on this device.
		 */
		measure: ( y: number, on: boolean ): Row[] => {
			if ( width !== window.innerWidth ) {
				// Another width, another height, which only a row in its place has.
				width = window.innerWidth;
				parts.forEach( release );
			}
			return parts.map( ( part ) => {
				const size = part.bar.getBoundingClientRect().height;
				if ( isStuck( part ) ) {
					part.stuckHeight = size;
				} else {
					part.height = size;
				}
				return {
					top: part.slot.getBoundingClientRect().top + y,
					height: part.height,
					stuckHeight: part.stuckHeight ?? part.height,
					sticks: on && part.sticks,
				};
			} );
		},

		/**
		 * Puts each row where it belongs.
		 *
		 * @param tops Pixels from the window's top; null: into the page.
		 */
		stick: ( tops: ReadonlyArray< number | null > ) => {
			parts.forEach( ( part, index ) => {
				const top = tops[ index ] ?? null;
				if ( top !== null ) {
					stick( part, top );
				} else if ( isStuck( part ) ) {
					release( part );
				}
			} );
		},
	};
};
