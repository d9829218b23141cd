import type { CartSnapshot } from '../contract/types';
import { dataId } from '../core/cart/data-id';
import { readJson } from './http/json';

/** Identifies the state of a cart. */
export type CartMark = Pick< CartSnapshot, 'hash' | 'revision' >;

/**
 * The mark of the cart printed in a page, without parsing all of it, which is
 * not needed before an intent.
 *
 * @param page  The page.
 * @param scope The shop; empty: the main one.
 * @return Null if none is printed.
 */
export const markOfPage = ( page: Document, scope = '' ): CartMark | null => {
	const { hash, revision } = Object(
		readJson( page.getElementById( dataId( scope ) )?.textContent )
	) as Partial< Record< keyof CartMark, unknown > >;
	return typeof hash === 'string'
		? { hash, revision: Number( revision ) }
		: null;
};
