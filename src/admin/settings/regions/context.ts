import { createContext, useContext } from '@wordpress/element';
import type {
	ShippingData,
	ShippingOption,
} from '../../../core/settings/shipping';
import type { TaxData, TaxOption } from '../../../core/settings/tax';
import type { ScreenData } from '../../../core/settings/types';
import { isShippingOption, isTaxOption } from './shapes';
import { useOption, type Option } from '../option/use-option';

/**
 * Settings that depend on the customer's location. Null if another plugin is
 * the shop.
 */
export interface Regions {
	tax: { data: TaxData; option: Option< TaxOption > } | null;
	shipping: { data: ShippingData; option: Option< ShippingOption > } | null;
	isDirty: boolean;
}

const NO_TAX: TaxOption = {
	prices_include_tax: true,
	shop_incl: true,
	cart_incl: true,
	by_line: false,
	based_on: 'shipping',
	base: { country: '', state: '', postcode: '' },
	rates: [],
};

const NO_SHIPPING: ShippingOption = { zones: [], classes: {} };

/**
 * State of tax and shipping settings with unsaved changes.
 *
 * @param data The screen's data.
 */
export const useRegions = ( data: ScreenData ): Regions => {
	const { tax, shipping } = data;
	const taxes = useOption(
		tax?.option ?? '',
		tax?.value ?? NO_TAX,
		isTaxOption
	);
	const delivery = useOption(
		shipping?.option ?? '',
		shipping?.value ?? NO_SHIPPING,
		isShippingOption
	);
	return {
		tax: tax && { data: tax, option: taxes },
		shipping: shipping && { data: shipping, option: delivery },
		isDirty: taxes.isDirty || delivery.isDirty,
	};
};

/** Provided above the pages, so that unsaved changes survive switching sections. */
export const RegionsContext = createContext< Regions | null >( null );

export const useRegionsContext = (): Regions | null =>
	useContext( RegionsContext );
