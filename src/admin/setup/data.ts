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
	/** Empty: there is none. */
	title: string;
	/** Of the post, or `missing`. */
	status: string;
	status_label: string;
	/** Empty: it is not public. */
	view: string;
	/** Empty: it cannot be edited. */
	edit: string;
}

/** Something that a shop needs before it opens. */
export interface ChecklistItem {
	id: string;
	label: string;
	/** How it is now; may be empty. */
	detail: string;
	done: boolean;
	url: string;
}

/** What changes while the owner goes through the steps. */
export interface SetupState {
	answers: Answers;
	pages: ShopPage[];
	checklist: ChecklistItem[];
	/** How many sample products are in the shop. */
	samples: number;
}

/** What of the shop's settings the setup shows. */
export interface ShopValues extends Currency {
	weight_unit: string;
	dimension_unit: string;
	shipping_label: string;
	shipping_cost: string;
	shipping_free_from: string;
}

export interface SetupData {
	/** Of the REST routes. */
	paths: { setup: string; pages: string; samples: string };
	state: SetupState;
	/** WordPress's. */
	locale: string;
	store: {
		option: string;
		values: ShopValues;
		tax_option: string;
		base: Base;
		/** As it is, else as the site's language proposes it; may be empty. */
		country: string;
		/** Whether the owner has saved a currency. */
		has_currency: boolean;
	};
	payments: PaymentsData;
	shipping: { is_zoned: boolean; url: string };
	look: {
		option: string;
		palettes: Palette[];
		/** Which of them is the theme's own; may be empty. */
		own: string;
		/** The colors that are in force in place of the theme's; may be none. */
		palette: string[];
		header_cart: boolean;
		/** Whether the theme is a block theme. */
		is_block: boolean;
		url: string;
	};
	/** `url` is empty where this person may not install or activate it. */
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

/** What the screen was printed with; null: nothing usable. */
export const readSetupData = (): SetupData | null => {
	const value = readJson(
		document.getElementById( contract.admin.setup_data )?.textContent
	);
	return isData( value ) ? value : null;
};
