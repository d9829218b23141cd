import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import type { CartSnapshot } from '../../contract/types';
import { Coupon } from '../cart-page/coupon';
import { classes } from '../parts/classes';
import { ExpressRoom, Login } from './extras';
import { OrderReview } from './order-review';
import { Payment } from './payment';
import { FieldSection, Rows, Section } from './section';
import { Shipping } from './shipping';
import type { CheckoutOptions, FieldGroups, PaymentMethod } from './types';

const Check = ( { name, label }: { name: string; label: string } ) => (
	<label className="vitrine-check" htmlFor={ name }>
		<input type="checkbox" name={ name } id={ name } value="1" />
		<span>{ label }</span>
	</label>
);

export interface CheckoutProps {
	cart: CartSnapshot;
	groups: FieldGroups;
	methods: PaymentMethod[];
	options: CheckoutOptions;
	/** Text that closes the order review. */
	hideText: string;
}

const Details = ( { cart, groups, options }: CheckoutProps ) => (
	<>
		<Section
			style="vitrine-checkout-contact"
			title={ __( 'Contact', 'vitrine' ) }
		>
			<Rows fields={ groups.contact } />
			{ options.create_account && (
				<Check
					name={ contract.fields.create_account }
					label={ __( 'Create an account', 'vitrine' ) }
				/>
			) }
		</Section>
		<FieldSection
			style="woocommerce-billing-fields"
			title={ __( 'Billing address', 'vitrine' ) }
			fields={ groups.billing }
		/>
		<div className="vitrine-ship-elsewhere">
			<Check
				name={ contract.fields.ship_elsewhere }
				label={ __( 'Ship to a different address', 'vitrine' ) }
			/>
		</div>
		<Shipping cart={ cart } />
		<FieldSection
			style="woocommerce-additional-fields"
			title={ __( 'Additional information', 'vitrine' ) }
			fields={ groups.order }
		/>
	</>
);

/**
 * The checkout form as the editor shows it: the parts are the page's own, the
 * form around them (PHP: `View\Checkout\Form`) is the server's, since it holds
 * what belongs to one visitor.
 *
 * @param props
 * @see spec 2.7
 */
export const Checkout = ( props: CheckoutProps ) => (
	<div className="checkout woocommerce-checkout">
		{ props.options.express && <ExpressRoom /> }
		{ props.options.login && <Login /> }
		<div className="vitrine-checkout-layout">
			<div className="vitrine-checkout-main">
				<Details { ...props } />
			</div>
			<div className="vitrine-checkout-side">
				<section
					className={ classes(
						contract.markers.order_review.slice( 1 ),
						props.options.collapsible &&
							contract.markers.review_collapsible
					) }
				>
					<h2>{ __( 'Your order', 'vitrine' ) }</h2>
					{ props.options.collapsible && (
						<div className="vitrine-review-fold">
							<button
								type="button"
								className={ contract.markers.review_toggle }
								aria-expanded
							>
								{ props.hideText }
							</button>
						</div>
					) }
					<OrderReview cart={ props.cart } />
					{ props.options.coupon && (
						<div className="vitrine-coupon-box checkout_coupon">
							<Coupon failed={ false } />
						</div>
					) }
				</section>
			</div>
			<div className="vitrine-checkout-pay">
				<Payment methods={ props.methods } chosen="" error="" />
				<div className="form-row place-order">
					<button
						type="button"
						className="button alt wp-element-button"
					>
						{ __( 'Place order', 'vitrine' ) }
					</button>
				</div>
			</div>
		</div>
	</div>
);
