import { __, sprintf } from '@wordpress/i18n';
import type { QuantityInput } from '../../contract/types';
import { isOneOf } from '../../transport/http/shape';
import { classes } from './classes';
import { Foreign } from './foreign';
import { useSyncedValue } from './use-synced-value';

export interface QuantityProps {
	/** Name of the field. */
	name: string;
	/** Product name for accessible labels. */
	label: string;
	value: number;
	min: number;
	max: number | null;
	step: number;
	/** One of the contract's `quantity_style_types`. */
	style: string;
	/** Sold individually: the quantity cannot be changed. */
	fixed?: boolean;
	/** `cart_item_key`. */
	itemKey?: string;
	/** HTML from other plugins around the input. */
	before?: string | undefined;
	after?: string | undefined;
	/** Attributes of the input changed by other plugins. */
	input?: QuantityInput | undefined;
}

const FIXED = 'quantity quantity--fixed';

/** Values of `inputMode` in React's types. */
const isMode = isOneOf(
	'none',
	'text',
	'decimal',
	'numeric',
	'tel',
	'search',
	'email',
	'url'
);

const Button = ( {
	type,
	sign,
	label,
}: {
	type: string;
	sign: string;
	label: string;
} ) => (
	<button type="button" className={ type } aria-label={ label }>
		{ sign }
	</button>
);

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
	input = {},
}: QuantityProps ) => (
	<div
		className={
			input.readonly === undefined
				? classes(
						'quantity',
						style !== 'default' && `quantity--${ style }`
				  )
				: `${ FIXED } quantity--no-internal-border`
		}
	>
		<Beside html={ before } />
		{ input.readonly === undefined && (
			<Button
				type="minus"
				sign="−"
				label={ sprintf(
					/* translators: %s: product name. */
					__( 'Decrease quantity of %s', 'vitrine' ),
					label
				) }
			/>
		) }
		<input
			ref={ useSyncedValue( value ) }
			type={ input.type ?? 'number' }
			className={ input.class ?? 'input-text qty text' }
			name={ name }
			defaultValue={ value }
			min={ min }
			max={ max ?? undefined }
			step={ step }
			inputMode={
				isMode( input.inputmode ) ? input.inputmode : 'numeric'
			}
			autoComplete={ input.autocomplete ?? 'off' }
			pattern={ input.pattern }
			placeholder={ input.placeholder }
			readOnly={ input.readonly !== undefined }
			aria-label={ sprintf(
				/* translators: %s: product name. */
				__( 'Quantity of %s', 'vitrine' ),
				label
			) }
			data-cart_item_key={ itemKey }
		/>
		{ input.readonly === undefined && (
			<Button
				type="plus"
				sign="+"
				label={ sprintf(
					/* translators: %s: product name. */
					__( 'Increase quantity of %s', 'vitrine' ),
					label
				) }
			/>
		) }
		<Beside html={ after } />
	</div>
);

/**
 * A quantity input with plus and minus buttons, or a fixed number if the
 * product is sold individually. Twin of `View\Parts\Quantity`.
 *
 * @param props Props of the input.
 * @see spec 2.3, 3.1, 3.9, 5.1
 */
export const Quantity = ( props: QuantityProps ) => {
	if ( ! props.fixed && props.input?.type !== 'hidden' ) {
		return <Stepper { ...props } />;
	}
	return (
		<div className={ FIXED }>
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
