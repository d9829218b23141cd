import type { Notice } from '../../contract/types';
import {
	isList,
	isNumber,
	isOneOf,
	isShape,
	isText,
	isTexts,
	isTruth,
	orUndefined,
} from '../../transport/http/shape';
import type { CartPageProps, ShopProps } from '../types';
import { isLayout } from './layout';

/** Props of the cart page besides the cart. PHP: blocks/cart/render.php. */
export type CartPageSettings = Omit< CartPageProps, 'cart' | 'state' >;

export const isCartPageSettings = isShape< CartPageSettings >( {
	shop: isShape< ShopProps >( {
		cart_url: isText,
		checkout_url: isText,
		shop_url: isText,
		return_url: orUndefined( isText ),
		return_text: orUndefined( isText ),
		empty_text: orUndefined( isText ),
		quantity_style: isText,
		sale_badge: isShape< ShopProps[ 'sale_badge' ] >( {
			text: isText,
			template: isText,
		} ),
	} ),
	options: isShape< CartPageSettings[ 'options' ] >( {
		sticky_totals: isTruth,
		coupon: isTruth,
		cross_sells: isTruth,
	} ),
	notices: isList(
		isShape< Notice >( {
			type: isOneOf( 'success', 'error', 'info' ),
			text: isText,
		} )
	),
	proof: isText,
	calculator: orUndefined( isText ),
	others: orUndefined( isTexts ),
	list: orUndefined(
		isShape< NonNullable< CartPageSettings[ 'list' ] > >( {
			title: orUndefined( isText ),
			columns: orUndefined( isNumber ),
		} )
	),
	layout: orUndefined( isLayout ),
	blocks: orUndefined( isTexts ),
} );
