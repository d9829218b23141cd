import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import type { Currency, Minor } from '../../contract/types';
import { classes } from '../parts/classes';
import { FreeShipping } from '../parts/free-shipping';
import { useLeaving } from '../parts/leaving';
import { Amount } from '../parts/money';
import { Notice } from '../parts/notices';
import type { CartContentsProps } from '../types';
import { EmptyCart } from './empty-cart';
import { Line } from './line';
import { UndoBar } from './undo-bar';

const TotalRow = ( props: {
	label: string;
	minor: Minor;
	currency: Currency;
	style?: string;
	html?: string | undefined;
} ) => (
	<div className={ props.style }>
		<dt>{ props.label }</dt>
		<dd>
			<Amount
				minor={ props.minor }
				currency={ props.currency }
				html={ props.html }
			/>
		</dd>
	</div>
);

const Foot = ( { cart, shop, state }: CartContentsProps ) => {
	const { discount, subtotal } = cart.totals;
	const pending = state?.totals_pending;
	return (
		<div className="vitrine-cart-foot">
			<FreeShipping cart={ cart } />
			<dl
				className={ classes(
					'vitrine-cart-sums',
					pending && 'is-pending'
				) }
				aria-busy={ pending ? 'true' : undefined }
			>
				{ discount > 0 && (
					<TotalRow
						label={ __( 'Discount', 'vitrine' ) }
						minor={ -discount }
						currency={ cart.currency }
					/>
				) }
				<TotalRow
					style="woocommerce-mini-cart__total"
					label={ __( 'Subtotal', 'vitrine' ) }
					minor={ subtotal - discount }
					currency={ cart.currency }
					html={ discount > 0 ? undefined : cart.html?.subtotal }
				/>
			</dl>
			{ cart.needs_shipping && (
				<p className="vitrine-cart-note">
					{ __(
						'Shipping and taxes are calculated at checkout.',
						'vitrine'
					) }
				</p>
			) }
			<p className="woocommerce-mini-cart__buttons buttons">
				<a
					className="button wp-element-button wc-forward"
					href={ shop.cart_url }
				>
					{ __( 'View cart', 'vitrine' ) }
				</a>
				<a
					className="button wp-element-button checkout wc-forward"
					href={ shop.checkout_url }
				>
					{ __( 'Checkout', 'vitrine' ) }
				</a>
			</p>
		</div>
	);
};

const Lines = ( { cart, shop, state }: CartContentsProps ) => (
	<ul className="vitrine-cart-lines woocommerce-mini-cart">
		{ useLeaving( cart.lines )
			.filter( ( { item } ) => ! item.hidden )
			.map( ( { item, isLeaving } ) => (
				<Line
					key={ item.key }
					line={ item }
					currency={ cart.currency }
					style={ shop.quantity_style }
					pending={ state?.pending?.[ item.key ] }
					isLeaving={ isLeaving }
				/>
			) ) }
	</ul>
);

/**
 * Content of the region, which is the root for hydration.
 *
 * @param props Props of the cart's contents.
 */
export const CartContentsBody = ( props: CartContentsProps ) => {
	const { cart, shop, state } = props;
	return (
		<>
			{ cart.notices.map( ( notice ) => (
				<Notice key={ notice.text } notice={ notice } />
			) ) }
			{ state?.failure && (
				<Notice
					notice={ { type: 'error', text: state.failure.text } }
				/>
			) }
			{ state?.removed && <UndoBar line={ state.removed.line } /> }
			{ cart.lines.length === 0 ? (
				<EmptyCart
					style="woocommerce-mini-cart__empty-message"
					shopUrl={ shop.shop_url }
				/>
			) : (
				<>
					<Lines { ...props } />
					<Foot { ...props } />
				</>
			) }
		</>
	);
};

/**
 * The cart's contents in dropdown and drawer. Twin of `View\Cart\CartContents`.
 *
 * @param props        Props of the cart's contents.
 * @param props.asleep Whether it is hidden and rendered later: see `wake`.
 * @see spec 2.6, 4.3
 */
export const CartContents = ( {
	asleep = false,
	...props
}: CartContentsProps & { asleep?: boolean } ) => {
	const { markers } = contract;
	const data = {
		[ markers.view ]: 'cart-contents',
		...( asleep ? { [ markers.asleep ]: '' } : {} ),
	};
	const body = <CartContentsBody { ...props } />;
	return (
		<div
			className={ classes(
				'vitrine-cart-contents',
				! asleep && 'widget_shopping_cart_content'
			) }
			data-revision={ props.cart.revision }
			{ ...data }
		>
			{ asleep ? <template>{ body }</template> : body }
		</div>
	);
};
