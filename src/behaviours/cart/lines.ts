import contract from '../../contract';
import type { Behavior, Page } from '../page';
import { triggerCartEvent } from './add/events';
import { blockRow, leaveRow } from './row';

const { fields, markers } = contract;

const { remove_from_cart: REMOVE, undo: UNDO } = markers;

const ROW = `${ markers.mini_cart_item }, tr`;

const remove = async ( page: Page, link: HTMLElement, key: string ) => {
	const row = link.closest< HTMLElement >( ROW );
	leaveRow( row, REMOVE );
	const unblock = blockRow( row );
	try {
		const result = await page.cart.remove( key );
		if ( result.ok ) {
			triggerCartEvent( page, 'removed', result.answer, link );
			page.announce(
				page.text(
					'item_removed',
					page.cart.getState().removed?.line.name
				)
			);
			return;
		}
		const { href } = link as HTMLAnchorElement;
		if ( href ) {
			page.browser.navigate( href );
		} else {
			page.announce( result.failure.text );
		}
	} finally {
		unblock();
	}
};

const undo = async ( page: Page, key: string ) => {
	const name = page.cart.getState().removed?.line.name;
	const result = await page.cart.undo( key );
	page.announce(
		result.ok ? page.text( 'item_restored', name ) : result.failure.text
	);
};

const wired = new WeakSet< Page >();

/**
 * Removes and restores cart lines in the mini-cart, the cart drawer and on the
 * cart page.
 *
 * @see spec 4.3, 7.3, 8.1, field 18
 */
export const changeLines: Behavior = ( page ) => {
	if ( wired.has( page ) ) {
		return;
	}
	wired.add( page );
	page.on( 'click', REMOVE, ( event, link ) => {
		const key = link.dataset[ fields.cart_item_key ];
		if ( key ) {
			event.preventDefault();
			void remove( page, link, key );
		}
	} );
	page.on( 'click', UNDO, ( event, button ) => {
		const key = button.dataset[ fields.cart_item_key ];
		if ( key ) {
			event.preventDefault();
			void undo( page, key );
		}
	} );
};
