import contract from '../../src/contract';
import type { Row } from '../../src/core/site/header';

const { markers } = contract;

/** A row: a slot that keeps its place, and the bar in it, which may be sticky. */
interface Part {
	readonly slot: HTMLElement;
	readonly bar: HTMLElement;
	readonly sticks: boolean;
	/** Height while not sticky. */
	height: number;
	/** Height while sticky; null: never was. */
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
 * Creates the rows of a header.
 *
 * @param header   The header.
 * @param sticking Places of the sticky rows.
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
		 * Measures the rows.
		 *
		 * @param y  Scroll position.
		 * @param on Whether the header is sticky on this device.
		 */
		measure: ( y: number, on: boolean ): Row[] => {
			if ( width !== window.innerWidth ) {
				// Another width may change the height, which is measured while
				// not sticky.
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
		 * Makes rows sticky or releases them.
		 *
		 * @param tops Offsets from the viewport's top in pixels; null: not sticky.
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
