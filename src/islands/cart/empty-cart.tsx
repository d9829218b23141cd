import { __ } from '@wordpress/i18n';
import { Icon } from '../parts/icon';

export interface EmptyCartProps {
	/** Class of the text. */
	style: string;
	shopUrl: string;
	/** The sentence; left out: the usual one. */
	text?: string | undefined;
	/** What the link says; left out: the usual text. */
	link?: string | undefined;
}

/**
 * The way on when there is nothing in the cart.
 *
 * @param props
 * @param props.style
 * @param props.shopUrl
 * @param props.text
 * @param props.link
 */
export const EmptyCart = ( { style, shopUrl, text, link }: EmptyCartProps ) => (
	<div className="vitrine-cart-empty">
		<Icon name="bag" />
		<p className={ style }>
			{ text ?? __( 'Your cart is empty.', 'vitrine' ) }
		</p>
		<a className="button wp-element-button" href={ shopUrl }>
			{ link ?? __( 'Browse the shop', 'vitrine' ) }
		</a>
	</div>
);
