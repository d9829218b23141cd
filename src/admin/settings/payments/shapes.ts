import type {
	Account,
	Choice,
	Method,
	MethodSettings,
	OwnField,
	PaymentsData,
	PaymentsOption,
} from '../../../core/settings/payments';
import {
	isList,
	isMap,
	isOneOf,
	isShape,
	isText,
	isTexts,
	isTruth,
} from '../../../transport/http/shape';

const isSettings = isShape< MethodSettings >( {
	enabled: isTruth,
	title: isText,
	description: isText,
	instructions: isText,
	countries: isList( isText ),
	minimum: isText,
	shipped_only: isTruth,
	accounts: isList< Account >( isTexts ),
	own: isTexts,
} );

const isChoices = isList(
	isShape< Choice >( { value: isText, label: isText } )
);

/** Whether a value is valid data of the screen. */
export const isPayments = isShape< PaymentsData >( {
	option: isText,
	methods: isList(
		isShape< Method >( {
			id: isText,
			title: isText,
			description: isText,
			offline: isTruth,
			has_accounts: isTruth,
			fields: isList(
				isShape< OwnField >( {
					name: isText,
					label: isText,
					type: isOneOf( 'text', 'secret', 'switch' ),
					help: isText,
				} )
			),
			help: isText,
			settings: isSettings,
		} )
	),
	accounts: isChoices,
	countries: isChoices,
} );

/** Whether a value from the settings route is the option. */
export const isOption = isShape< PaymentsOption >( {
	order: isList( isText ),
	methods: isMap( isSettings ),
} );
