import { createContext, useContext } from '@wordpress/element';
import {
	changed,
	fromOption,
	isAmount,
	moved,
	toOption,
	type Method,
	type MethodSettings,
	type PaymentsData,
} from '../../../core/settings/payments';
import { saveSetting, useEdited, type Edited } from '../option/use-edited';
import { isOption } from './shapes';

export interface Payments
	extends Pick<
		Edited< Method[] >,
		'isDirty' | 'progress' | 'discard' | 'save'
	> {
	data: PaymentsData;
	methods: Method[];
	/** Whether the changes can be saved. */
	isValid: boolean;
	change: ( id: string, edits: Partial< MethodSettings > ) => void;
	move: ( id: string, by: -1 | 1 ) => void;
}

/**
 * State of the payment methods with unsaved changes.
 *
 * @param data The page's data; null: another plugin is the shop.
 */
export const usePayments = ( data: PaymentsData | null ): Payments | null => {
	const {
		value: methods,
		edit,
		...edited
	} = useEdited( data?.methods ?? [], async ( value ) => {
		const option = await saveSetting(
			data?.option ?? '',
			toOption( value )
		);
		return isOption( option ) ? fromOption( value, option ) : value;
	} );
	return (
		data && {
			...edited,
			data,
			methods,
			isValid: methods.every( ( { settings } ) =>
				isAmount( settings.minimum )
			),
			change: ( id, edits ) => edit( changed( methods, id, edits ) ),
			move: ( id, by ) => edit( moved( methods, id, by ) ),
		}
	);
};

/** Provided above the pages, so that unsaved changes survive switching sections. */
export const PaymentsContext = createContext< Payments | null >( null );

export const usePaymentsContext = (): Payments | null =>
	useContext( PaymentsContext );
