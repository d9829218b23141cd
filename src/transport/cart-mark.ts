import type { CartSnapshot } from '../contract/types';
import { dataId } from '../core/cart/data-id';
import { readJson } from './http/json';

/** By what two states of a cart are told apart. */
export type CartMark = Pick< CartSnapshot, 'hash' | 'revision' >;

/**
 * The mark of the cart that a page was printed with, without the cart: a page
 * needs to read no more of it before an intent.
 *
 * @param page  The page.
 * @param scope Of the shop, where two sell on it; empty: the main one.
 * @return Null: none is printed.
 */
export const markOfPage = ( page: Document, scope = '' ): CartMark | null => {
	const { hash, revision } = Object(
		readJson( page.getElementById( dataId( scope ) )?.textContent )
	) as Partial< Record< keyof CartMark, unknown > >;
	return typeof hash === 'string'
		? { hash, revision: Number( revision ) }
		: null;
};
