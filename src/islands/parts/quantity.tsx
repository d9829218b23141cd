import { __, sprintf } from '@wordpress/i18n';
import { classes } from './classes';
import { Foreign } from './foreign';
import { useSyncedValue } from './use-synced-value';

export interface QuantityProps {
	/** Name of the field. */
	name: string;
	/** Whose quantity it is. */
	label: string;
	value: number;
	min: number;
	max: number | null;
	step: number;
	/** One of the contract's `quantity_style_types`. */
	style: string;
	/** Sold individually: nothing to choose. */
	fixed?: boolean;
	/** `cart_item_key`. */
	itemKey?: string;
	/** What others have beside the input: HTML. */
	before?: string | undefined;
	after?: string | undefined;
}

const Beside = ( { html }: { html: string | undefined } ) =>
	html === undefined ? null : <Foreign html={ html } />;

const Stepper = ( {
	name,
	label,
	value,
	min,
	max,
	step,
	style,
	itemKey,
	before,
	after,
}: QuantityProps ) => (
	<div
		className={ classes(
			'quantity',
			style !== 'default' && `quantity--${ style }`
		) }
	>
		<Beside html={ before } />
		<button
			type="button"
			className="minus"
			aria-label={ sprintf(
				/* translators: %s: product name. */
				__( 'Decrease quantity of %s', 'vitrine' ),
				label
			) }
		>
			−
		</button>
		<input
			ref={ useSyncedValue( value ) }
			type="number"
			className="input-text qty text"
			name={ name }
			defaultValue={ value }
			min={ min }
			max={ max ?? undefined }
			step={ step }
			inputMode="numeric"
			autoComplete="off"
			aria-label={ sprintf(
				/* translators: %s: product name. */
				__( 'Quantity of %s', 'vitrine' ),
				label
			) }
			data-cart_item_key={ itemKey }
		/>
		<button
			type="button"
			className="plus"
			aria-label={ sprintf(
				/* translators: %s: product name. */
				__( 'Increase quantity of %s', 'vitrine' ),
				label
			) }
		>
			+
		</button>
		<Beside html={ after } />
	</div>
);

/**
 * A quantity with its plus and minus; for what is sold one at a time the fixed
 * number. Twin of `View\Parts\Quantity`.
 *
 * @param props What to show.
 * @see spec 2.3, 3.1, 3.9, 5.1
 */
export const Quantity = ( props: QuantityProps ) => {
	if ( ! props.fixed ) {
		return <Stepper { ...props } />;
	}
	return (
		<div className="quantity quantity--fixed">
			<Beside html={ props.before } />
			<span>{ props.value }</span>
			<input
				type="hidden"
				className="qty"
				name={ props.name }
				value={ props.value }
				data-cart_item_key={ props.itemKey }
			/>
			<Beside html={ props.after } />
		</div>
	);
};
