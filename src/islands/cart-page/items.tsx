/* eslint-disable jsx-a11y/no-redundant-roles -- Some browsers drop table roles with grid layout. */
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import contract from '../../contract';
import { useLeaving } from '../parts/leaving';
import { OtherRows, Others } from '../parts/others';
import type { CartPageProps } from '../types';
import { Head, Row } from './row';
import { FORM_ID } from './shipping';

/**
 * The form with all cart items. Twin of `View\Cart\Parts\CartItems`.
 *
 * @param props
 * @param props.props    Props of the cart page.
 * @param props.children The coupon field, if it is part of the form.
 * @see spec 2.5, 3.1, 5.2
 */
export const Items = ( {
	props,
	children,
}: {
	props: CartPageProps;
	children?: ReactNode;
} ) => {
	const { cart, shop, state, proof, others: all } = props;
	return (
		<form
			className="woocommerce-cart-form"
			id={ FORM_ID }
			action={ shop.cart_url }
			method="post"
		>
			<Others all={ all } place="before_cart_table" />
			<table className="shop_table cart" role="table">
				<caption className="screen-reader-text">
					{ __( 'Products in your cart', 'vitrine' ) }
				</caption>
				<Head />
				<Others all={ all } place="before_cart_contents" tag="tbody" />
				<tbody role="rowgroup">
					{ useLeaving( cart.lines ).map( ( { item, isLeaving } ) => (
						<Row
							key={ item.key }
							line={ item }
							currency={ cart.currency }
							style={ shop.quantity_style }
							pending={ state?.pending?.[ item.key ] }
							isLeaving={ isLeaving }
							others={ all }
						/>
					) ) }
				</tbody>
				<Others all={ all } place="cart_contents" tag="tbody" />
			</table>
			<div className="actions">
				{ children }
				<Others all={ all } place="cart_coupon" />
				<button
					type="submit"
					className="button wp-element-button is-quiet"
					name={ contract.fields.update_cart }
					value="1"
				>
					{ __( 'Update cart', 'vitrine' ) }
				</button>
				<Others all={ all } place="cart_actions" />
			</div>
			<OtherRows all={ all } place="after_cart_contents" />
			<Others all={ all } place="after_cart_table" />
			<input type="hidden" name="_wpnonce" value={ proof } />
		</form>
	);
};
/* eslint-enable jsx-a11y/no-redundant-roles */
