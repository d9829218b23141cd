/** Whether an unknown value has a type. */
export type Check< T > = ( value: unknown ) => value is T;

export const isText: Check< string > = ( value ) => typeof value === 'string';

export const isTruth: Check< boolean > = ( value ) =>
	typeof value === 'boolean';

/** Any finite number. */
export const isNumber: Check< number > = ( value ): value is number =>
	Number.isFinite( value );

export const isObject: Check< Record< string, unknown > > = (
	value
): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

export const isOneOf =
	< T extends string >( ...values: T[] ): Check< T > =>
	( value ): value is T =>
		values.some( ( one ) => one === value );

export const orNull =
	< T >( check: Check< T > ): Check< T | null > =>
	( value ): value is T | null =>
		value === null || check( value );

/** For a field that may be absent. */
export const orUndefined =
	< T >( check: Check< T > ): Check< T | undefined > =>
	( value ): value is T | undefined =>
		value === undefined || check( value );

export const isList =
	< T >( check: Check< T > ): Check< T[] > =>
	( value ): value is T[] =>
		Array.isArray( value ) && value.every( check );

/** Names to values of one type. PHP writes an empty one as an empty list. */
export const isMap =
	< T >( check: Check< T > ): Check< Record< string, T > > =>
	( value ): value is Record< string, T > =>
		isObject( value ) &&
		! ( Array.isArray( value ) && value.length ) &&
		Object.values( value ).every( check );

/** Names to texts, such as selectors to HTML. */
export const isTexts = isMap( isText );

/** An object with at least these fields; others are allowed. */
export const isShape =
	< T extends object >( fields: {
		[ Name in keyof T ]-?: Check< T[ Name ] >;
	} ): Check< T > =>
	( value ): value is T =>
		isObject( value ) &&
		Object.entries< Check< unknown > >( fields ).every(
			( [ name, check ] ) => check( value[ name ] )
		);
