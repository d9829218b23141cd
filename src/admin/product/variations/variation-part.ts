import { __, sprintf } from '@wordpress/i18n';
import { button, h } from '../../dom';
import type { Variable, Variation } from '../types';
import { pageOf, pager, pagesOf } from './variation-pages';
import { variationTable } from './variation-rows';

export interface VariationPart {
	element: HTMLElement;
	/** "Expand all" and "Collapse all" buttons. */
	folds: HTMLElement;
	/** Updates the current page. */
	draw: () => void;
	/** Goes to the page of a variation, by its index. */
	turnTo: ( index: number ) => void;
	/** Shows and announces a status message. */
	say: ( text: string ) => void;
}

/**
 * Whether a field has invalid input, such as an incomplete date, which would be
 * lost on another page.
 */
const holdsBack = ( table: HTMLElement ): boolean => {
	const bad = table.querySelector< HTMLInputElement >( 'input:invalid' );
	const more = bad?.closest( 'details' );
	if ( more ) {
		more.open = true;
	}
	return bad ? ! bad.reportValidity() : false;
};

/** The variations with their pagination. */
export const variationPart = (
	state: Variable,
	events: { changed: () => void; removed: ( index: number ) => void }
): VariationPart => {
	const opened = new Set< Variation >();
	const table = h( 'div' );
	const status = h( 'p', { className: 'description', role: 'status' } );
	let page = 1;

	const draw = () => {
		const pages = pagesOf( state.variations.length );
		page = Math.min( page, pages );
		events.changed();
		table.replaceChildren(
			variationTable( state, page, {
				changed: events.changed,
				opened,
				remove: events.removed,
			} )
		);
		pagers.forEach( ( { show } ) => show( page, pages ) );
	};
	const go = ( wanted: number ) => {
		if ( ! holdsBack( table ) ) {
			page = wanted;
			draw();
			status.textContent = sprintf(
				/* translators: 1: number of the page, 2: how many there are. */
				__( 'Page %1$d of %2$d', 'vitrine' ),
				page,
				pagesOf( state.variations.length )
			);
		}
		// Resets the page input if the change was prevented.
		pagers.forEach( ( { show } ) =>
			show( page, pagesOf( state.variations.length ) )
		);
	};
	const pagers = [
		pager( __( 'Variations pagination', 'vitrine' ), go ),
		pager( __( 'Variations pagination (bottom)', 'vitrine' ), go ),
	] as const;
	const [ above, below ] = pagers;
	const fold = ( open: boolean ) => {
		opened.clear();
		if ( open ) {
			state.variations.forEach( ( variation ) =>
				opened.add( variation )
			);
		}
		table.querySelectorAll( 'details' ).forEach( ( more ) => {
			more.open = open;
		} );
	};
	return {
		element: h( 'div', {}, status, above.element, table, below.element ),
		folds: h(
			'span',
			{},
			button( __( 'Expand all', 'vitrine' ), () => fold( true ) ),
			' ',
			button( __( 'Collapse all', 'vitrine' ), () => fold( false ) )
		),
		draw,
		turnTo: ( index ) => {
			page = pageOf( Math.max( 0, index ) );
			draw();
		},
		say: ( text ) => {
			status.textContent = text;
		},
	};
};
