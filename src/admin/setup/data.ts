import contract from '../../contract';
import type { Currency } from '../../contract/types';
import type { PaymentsData } from '../../core/settings/payments';
import type { Palette } from '../../core/settings/types';
import type { Answer, Answers, Base } from '../../core/setup/steps';
import { readJson } from '../../transport/http/json';
import {
	isList,
	isMap,
	isNumber,
	isOneOf,
	isShape,
	isText,
	isTruth,
	type Check,
} from '../../transport/http/shape';
import { isPayments } from '../settings/payments/shapes';

/** A page of the shop. */
export interface ShopPage {
	id: string;
	label: string;
	/** Empty: no page. */
	title: string;
	/** Post status, or `missing`. */
	status: string;
	status_label: string;
	/** URL; empty: not public. */
	view: string;
	/** URL; empty: not allowed. */
	edit: string;
}

/** A task before the shop opens. */
export interface ChecklistItem {
	id: string;
	label: string;
	/** Current state; may be empty. */
	detail: string;
	done: boolean;
	url: string;
}

/** State that changes during setup. */
export interface SetupState {
	answers: Answers;
	pages: ShopPage[];
	checklist: ChecklistItem[];
	/** Number of sample products. */
	samples: number;
}

/** The shop settings shown in the setup. */
export interface ShopValues extends Currency {
	weight_unit: string;
	dimension_unit: string;
	shipping_label: string;
	shipping_cost: string;
	shipping_free_from: string;
}

export interface SetupData {
	/** Paths of the REST routes. */
	paths: { setup: string; pages: string; samples: string };
	state: SetupState;
	/** WordPress locale. */
	locale: string;
	store: {
		option: string;
		values: ShopValues;
		tax_option: string;
		base: Base;
		/** Saved country, or a suggestion by the site's language; may be empty. */
		country: string;
		/** Whether a currency has been saved. */
		has_currency: boolean;
	};
	payments: PaymentsData;
	shipping: { is_zoned: boolean; url: string };
	look: {
		option: string;
		palettes: Palette[];
		/** Name of the theme's own palette; may be empty. */
		own: string;
		/** Custom colors that replace the theme's; may be empty. */
		palette: string[];
		header_cart: boolean;
		/** Whether the theme is a block theme. */
		is_block: boolean;
		url: string;
	};
	/** `url` is empty if the user cannot install or activate it. */
	woocommerce: { is_installed: boolean; url: string };
	menu: { has_shop: boolean; url: string };
	links: { product: string; import: string; shop: string; settings: string };
}

const isAnswers: Check< Answers > = isMap< Answer >(
	isOneOf( 'done', 'skipped' )
);

export const isState: Check< SetupState > = isShape< SetupState >( {
	answers: isAnswers,
	pages: isList(
		isShape< ShopPage >( {
			id: isText,
			label: isText,
			title: isText,
			status: isText,
			status_label: isText,
			view: isText,
			edit: isText,
		} )
	),
	checklist: isList(
		isShape< ChecklistItem >( {
			id: isText,
			label: isText,
			detail: isText,
			done: isTruth,
			url: isText,
		} )
	),
	samples: isNumber,
} );

export const isShopValues = isShape< ShopValues >( {
	code: isText,
	symbol: isText,
	position: isOneOf( 'left', 'right', 'left_space', 'right_space' ),
	decimals: isNumber,
	decimal_separator: isText,
	thousand_separator: isText,
	weight_unit: isText,
	dimension_unit: isText,
	shipping_label: isText,
	shipping_cost: isText,
	shipping_free_from: isText,
} );

const isPalette = isShape< Palette >( {
	name: isText,
	colors: isList(
		isShape< Palette[ 'colors' ][ number ] >( {
			name: isText,
			color: isText,
		} )
	),
} );

const isData = isShape< SetupData >( {
	paths: isShape< SetupData[ 'paths' ] >( {
		setup: isText,
		pages: isText,
		samples: isText,
	} ),
	state: isState,
	locale: isText,
	store: isShape< SetupData[ 'store' ] >( {
		option: isText,
		values: isShopValues,
		tax_option: isText,
		base: isShape< Base >( {
			country: isText,
			state: isText,
			postcode: isText,
		} ),
		country: isText,
		has_currency: isTruth,
	} ),
	payments: isPayments,
	shipping: isShape< SetupData[ 'shipping' ] >( {
		is_zoned: isTruth,
		url: isText,
	} ),
	look: isShape< SetupData[ 'look' ] >( {
		option: isText,
		palettes: isList( isPalette ),
		own: isText,
		palette: isList( isText ),
		header_cart: isTruth,
		is_block: isTruth,
		url: isText,
	} ),
	woocommerce: isShape< SetupData[ 'woocommerce' ] >( {
		is_installed: isTruth,
		url: isText,
	} ),
	menu: isShape< SetupData[ 'menu' ] >( { has_shop: isTruth, url: isText } ),
	links: isShape< SetupData[ 'links' ] >( {
		product: isText,
		import: isText,
		shop: isText,
		settings: isText,
	} ),
} );

/** Reads the screen's data; null: invalid. */
export const readSetupData = (): SetupData | null => {
	const value = readJson(
		document.getElementById( contract.admin.setup_data )?.textContent
	);
	return isData( value ) ? value : null;
};
