import type { ReactNode } from 'react';
import type { CartSnapshot } from '../../contract/types';
import type { CartViewState } from '../types';

/** A field of the checkout form, as the engine's port has it. */
export interface CheckoutField {
	/** Of the input; also its id. */
	name: string;
	label: string;
	type:
		| 'text'
		| 'email'
		| 'tel'
		| 'select'
		| 'textarea'
		| 'password'
		| 'checkbox'
		| 'number'
		| 'date';
	required: boolean;
	/** Autofill tokens. */
	autocomplete: string;
	/** Of a select: value to label. */
	options: Readonly< Record< string, string > >;
	value: string;
	width: 'full' | 'half';
	/** Whether the chosen country has no such field. */
	hidden?: boolean;
	/** A word on what to fill in; empty or absent: none. */
	hint?: string;
	/** What is wrong with it; empty or absent: nothing. */
	error?: string;
	/** What a preview shows beneath it, as scripts do on a page. */
	below?: ReactNode;
}

export type FieldGroup = 'contact' | 'billing' | 'shipping' | 'order';

export type FieldGroups = Readonly< Record< FieldGroup, CheckoutField[] > >;

/** A way to pay, as the engine's port has it. */
export interface PaymentMethod {
	id: string;
	title: string;
	description: string;
	/** Its own fields, HTML that only the server prints. */
	fields_html: string;
	/** Two-letter codes of the billing countries that it is for; absent: all. */
	countries?: string[];
}

/** What the block's settings show of the form. PHP: `View\Checkout\Props`. */
export interface CheckoutOptions {
	coupon: boolean;
	notes: boolean;
	company: boolean;
	phone: boolean;
	create_account: boolean;
	/** Whether the review can be folded away. */
	collapsible: boolean;
	/** Whether guests may log in here. */
	login: boolean;
	/** Whether express buttons stand above the form. */
	express: boolean;
}

/** What a preview of the checkout shows somebody do. */
export type Moment = 'start' | 'address' | 'account';

export interface OrderReviewProps {
	cart: CartSnapshot;
	state?: CartViewState;
}

export interface PaymentProps {
	methods: PaymentMethod[];
	/** Id; unknown: the first. */
	chosen: string;
	/** What is wrong with the choice; empty: nothing. */
	error: string;
}
