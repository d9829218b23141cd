import { createContext, useContext } from '@wordpress/element';
import type {
	ShippingData,
	ShippingOption,
} from '../../../core/settings/shipping';
import type { TaxData, TaxOption } from '../../../core/settings/tax';
import type { ScreenData } from '../../../core/settings/types';
import { isShippingOption, isTaxOption } from './shapes';
import { useOption, type Option } from '../option/use-option';

/** What depends on where customers are. Null where another plugin sells. */
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
 * The pages' settings, with what is not saved yet.
 *
 * @param data Of the screen.
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

/** Above the pages, so that what is not saved outlives a look at another one. */
export const RegionsContext = createContext< Regions | null >( null );

export const useRegionsContext = (): Regions | null =>
	useContext( RegionsContext );
