import { __, sprintf } from '@wordpress/i18n';
import { button, h, labelled } from '../dom';

/** Variations of a page, as many as WooCommerce shows. */
export const PER_PAGE = 15;

/** How many pages there are, at least one. */
export const pagesOf = ( variations: number ): number =>
	Math.max( 1, Math.ceil( variations / PER_PAGE ) );

/** The page, from 1, on which a variation is, by its place from 0. */
export const pageOf = ( index: number ): number =>
	Math.floor( index / PER_PAGE ) + 1;

export interface Pager {
	element: HTMLElement;
	show: ( page: number, pages: number ) => void;
}

/**
 * The controls of pages. They are made once, so that the focus stays on what was
 * pressed: where there is no further page, a button does nothing and says so.
 */
export const pager = ( name: string, go: ( page: number ) => void ): Pager => {
	let now = 1;
	let last = 1;
	const step = ( text: string, sign: string, target: () => number ) => {
		const control = button( sign, () => {
			if ( control.getAttribute( 'aria-disabled' ) !== 'true' ) {
				go( target() );
			}
		} );
		labelled( text, control );
		return control;
	};
	const back = [
		step( __( 'First page', 'vitrine' ), '«', () => 1 ),
		step( __( 'Previous page', 'vitrine' ), '‹', () => now - 1 ),
	];
	const on = [
		step( __( 'Next page', 'vitrine' ), '›', () => now + 1 ),
		step( __( 'Last page', 'vitrine' ), '»', () => last ),
	];
	const choice = h( 'select', {
		onchange: () => go( Number( choice.value ) ),
	} );
	const total = h( 'span' );
	const element = labelled(
		name,
		h(
			'nav',
			{ className: 'vitrine-pager' },
			...back,
			h( 'span', {}, __( 'Page', 'vitrine' ) ),
			labelled( __( 'Page', 'vitrine' ), choice ),
			total,
			...on
		)
	);
	const show = ( page: number, pages: number ) => {
		now = page;
		last = pages;
		element.hidden = pages < 2;
		if ( choice.options.length !== pages ) {
			choice.replaceChildren(
				...Array.from( { length: pages }, ( _, index ) =>
					h( 'option', { value: `${ index + 1 }` }, `${ index + 1 }` )
				)
			);
		}
		choice.value = `${ page }`;
		total.textContent = sprintf(
			/* translators: %d: number of pages. */
			__( 'of %d', 'vitrine' ),
			pages
		);
		back.forEach( ( control ) => {
			control.ariaDisabled = `${ page === 1 }`;
		} );
		on.forEach( ( control ) => {
			control.ariaDisabled = `${ page === pages }`;
		} );
	};
	return { element, show };
};
