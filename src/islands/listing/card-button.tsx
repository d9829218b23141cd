import contract from '../../contract';
import type { ProductCard } from '../../contract/types';
import { classes } from '../parts/classes';

export interface CardButtonProps {
	card: ProductCard;
	/** Name of the add-to-cart field. */
	field: string;
}

/**
 * The button of a product card. All data attributes of an add-to-cart button
 * are sent with the request.
 *
 * @param props
 * @param props.card
 * @param props.field
 * @see spec 3.2
 */
export const CardButton = ( { card, field }: CardButtonProps ) => {
	const { button } = card;
	const type = `product_type_${ card.type }`;
	if ( ! button.background ) {
		return (
			<a
				className={ classes( 'button', 'wp-element-button', type ) }
				href={ button.url }
				rel={
					card.type === 'external' ? 'nofollow noopener' : undefined
				}
				aria-label={ button.label }
			>
				{ button.text }
			</a>
		);
	}
	return (
		<form className="vitrine-card-form" method="post">
			{ button.quantity !== 1 && (
				<input
					type="hidden"
					name={ contract.fields.quantity }
					value={ button.quantity }
				/>
			) }
			<button
				type="submit"
				className={ classes(
					'button',
					'wp-element-button',
					type,
					'add_to_cart_button',
					'ajax_add_to_cart'
				) }
				name={ field }
				value={ card.id }
				aria-label={ button.label }
				data-product_id={ card.id }
				data-quantity={ button.quantity }
				data-product_sku={ card.sku || undefined }
				data-success_message={ button.success_message || undefined }
			>
				{ button.text }
			</button>
		</form>
	);
};
