import { __, sprintf } from '@wordpress/i18n';
import type { CartLine } from '../../contract/types';

/**
 * The undo button after an item was removed. Twin of `View\Cart\UndoBar`.
 *
 * @param props
 * @param props.line The removed item.
 * @see field 18
 */
export const UndoBar = ( { line }: { line: CartLine } ) => (
	<div className="vitrine-undo">
		<span>
			{ sprintf(
				/* translators: %s: product name. */
				__( '“%s” removed.', 'vitrine' ),
				line.name
			) }
		</span>
		<button
			type="button"
			className="restore-item"
			data-cart_item_key={ line.key }
			aria-label={ sprintf(
				/* translators: %s: product name. */
				__( 'Undo: restore “%s”', 'vitrine' ),
				line.name
			) }
		>
			{ __( 'Undo', 'vitrine' ) }
		</button>
	</div>
);
