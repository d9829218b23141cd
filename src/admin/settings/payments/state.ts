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
	/** Whether what is written can be saved. */
	isValid: boolean;
	change: ( id: string, edits: Partial< MethodSettings > ) => void;
	move: ( id: string, by: -1 | 1 ) => void;
}

/**
 * The payment methods, with what is not saved yet.
 *
 * @param data Of the page; null where another plugin sells.
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

/** Above the pages, so that what is not saved outlives a look at another one. */
export const PaymentsContext = createContext< Payments | null >( null );

export const usePaymentsContext = (): Payments | null =>
	useContext( PaymentsContext );
