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

/** Whether a value from the settings route is the tax option. */
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

/** Whether a value is valid data of the Tax screen. */
export const isTax = isShape< TaxData >( {
	option: isText,
	value: isTaxOption,
	countries: isChoices,
	states_url: isText,
	classes: isChoices,
} );

/** Whether a value from the settings route is the shipping option. */
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

/** Whether a value is valid data of the Shipping screen. */
export const isShipping = isShape< ShippingData >( {
	option: isText,
	value: isShippingOption,
	countries: isChoices,
	states_url: isText,
	types: isChoices,
	weight_unit: isText,
} );
