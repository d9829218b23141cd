import { FormTokenField } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { isSite } from '../../../core/settings/origin';
import type { ControlProps } from './props';

/**
 * A list of site URLs. Invalid ones are kept and marked until they are
 * corrected.
 */
export const Sites = ( {
	field,
	value,
	help,
	onChange,
}: ControlProps< string[] > ) => {
	const id = useInstanceId( Sites, 'vitrine-sites' );
	return (
		<div role="group" aria-label={ field.label } aria-describedby={ id }>
			<FormTokenField
				label={ field.label }
				value={ value.map( ( site ) =>
					isSite( site )
						? site
						: { value: site, status: 'error' as const, title: site }
				) }
				onChange={ ( tokens ) =>
					onChange(
						tokens.map( ( token ) =>
							typeof token === 'string' ? token : token.value
						)
					)
				}
				tokenizeOnSpace
				tokenizeOnBlur
			/>
			<div id={ id } className="vitrine-setting__help">
				{ help }
			</div>
		</div>
	);
};
