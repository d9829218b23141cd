import { __, sprintf } from '@wordpress/i18n';
import { button, h, labeled } from '../../dom';

/** Variations per page, as in WooCommerce. */
export const PER_PAGE = 15;

/** Number of pages, at least 1. */
export const pagesOf = ( variations: number ): number =>
	Math.max( 1, Math.ceil( variations / PER_PAGE ) );

/** Page of a variation, from 1, by its index. */
export const pageOf = ( index: number ): number =>
	Math.floor( index / PER_PAGE ) + 1;

export interface Pager {
	element: HTMLElement;
	show: ( page: number, pages: number ) => void;
}

/**
 * Creates pagination controls. They are updated in place to keep the focus: at
 * an end buttons are marked as disabled and do nothing.
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
		labeled( text, control );
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
	const element = labeled(
		name,
		h(
			'nav',
			{ className: 'vitrine-pager' },
			...back,
			h( 'span', {}, __( 'Page', 'vitrine' ) ),
			labeled( __( 'Page', 'vitrine' ), choice ),
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
