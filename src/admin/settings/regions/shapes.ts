import type { Choice } from '../../../core/settings/payments';
import type {
	Place,
	TaxData,
	TaxOption,
	TaxRate,
} from '../../../core/settings/tax';
import type {
	ShippingData,
	ShippingMethod,
	ShippingOption,
	ShippingZone,
	WeightBand,
} from '../../../core/settings/shipping';
import {
	isList,
	isNumber,
	isOneOf,
	isShape,
	isText,
	isTexts,
	isTruth,
} from '../../../transport/http/shape';

export const isChoices = isList(
	isShape< Choice >( { value: isText, label: isText } )
);

const PLACE = { country: isText, state: isText, postcode: isText };

/** Whether an answer of the settings route holds the taxes. */
export const isTaxOption = isShape< TaxOption >( {
	prices_include_tax: isTruth,
	shop_incl: isTruth,
	cart_incl: isTruth,
	by_line: isTruth,
	based_on: isOneOf( 'shipping', 'billing', 'base' ),
	base: isShape< Place >( PLACE ),
	rates: isList(
		isShape< TaxRate >( {
			...PLACE,
			rate: isText,
			name: isText,
			class: isText,
			shipping: isTruth,
			priority: isNumber,
		} )
	),
} );

/** Whether the page says what the screen "Tax" is drawn of. */
export const isTax = isShape< TaxData >( {
	option: isText,
	value: isTaxOption,
	countries: isChoices,
	states_url: isText,
	classes: isChoices,
} );

/** Whether an answer of the settings route holds the zones. */
export const isShippingOption = isShape< ShippingOption >( {
	zones: isList(
		isShape< ShippingZone >( {
			name: isText,
			regions: isList( isText ),
			postcodes: isText,
			methods: isList(
				isShape< ShippingMethod >( {
					id: isText,
					type: isOneOf(
						'flat_rate',
						'free_shipping',
						'local_pickup'
					),
					label: isText,
					cost: isText,
					free_from: isText,
					minimum: isText,
					class_costs: isTexts,
					weight_costs: isList(
						isShape< WeightBand >( { from: isText, cost: isText } )
					),
				} )
			),
		} )
	),
	classes: isTexts,
} );

/** Whether the page says what the screen "Shipping" is drawn of. */
export const isShipping = isShape< ShippingData >( {
	option: isText,
	value: isShippingOption,
	countries: isChoices,
	states_url: isText,
	types: isChoices,
	weight_unit: isText,
} );
