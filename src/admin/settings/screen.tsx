import { SearchControl } from '@wordpress/components';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { searchFields } from '../../core/settings/search';
import { tabsOf } from '../../core/settings/tabs';
import type { Group, ScreenData } from '../../core/settings/types';
import { Nav } from './nav';
import { PaymentsContext, usePayments } from './payments/state';
import { extraPages } from './pages';
import { RegionsContext, useRegions } from './regions/context';
import { SaveBar } from './save-bar';
import { Section } from './section';
import { SettingsContext } from './state/context';
import { useLeaveGuard, useSaveKeys } from './state/use-guards';
import { useFocus } from './state/use-focus';
import { useSettings } from './state/use-settings';
import { useTab } from './state/use-tab';

/**
 * The number of search results; null: no search. The live region must exist
 * before its text changes.
 */
const Found = ( { groups }: { groups: Group[] | null } ) => {
	const count = groups?.flatMap( ( { fields } ) => fields ).length;
	return (
		<p role="status" className="vitrine-settings__found">
			{ count === 0 &&
				__(
					'No settings found. Try a different search term.',
					'vitrine'
				) }
			{ !! count &&
				sprintf(
					/* translators: %d: number of settings. */
					_n(
						'%d setting found.',
						'%d settings found.',
						count,
						'vitrine'
					),
					count
				) }
		</p>
	);
};

/**
 * The settings screen: tabs, sections, search and save bar.
 *
 * @see spec 3.8, 3.9
 */
export const Screen = ( { data }: { data: ScreenData } ) => {
	const settings = useSettings( data );
	const [ search, setSearch ] = useState( '' );
	const groups = useMemo(
		() => data.groups.filter( ( { shown } ) => shown ),
		[ data ]
	);
	const payments = usePayments( data.payments );
	const regions = useRegions( data );
	const extra = useMemo(
		() => extraPages( data.payments !== null ),
		[ data ]
	);
	const labels = useMemo(
		() =>
			new Map(
				[ ...groups, ...extra ].map( ( { id, label } ) => [
					id,
					label,
				] )
			),
		[ groups, extra ]
	);
	const tabs = useMemo( () => tabsOf( [ ...labels.keys() ] ), [ labels ] );
	const { section, addressOf, go } = useTab( data.url, tabs );
	const show = useCallback(
		( id: string ) => {
			setSearch( '' );
			go( id );
		},
		[ go ]
	);
	const content = useFocus( settings.wanted, groups, show );
	useLeaveGuard(
		Object.keys( settings.changes ).length > 0 ||
			( payments?.isDirty ?? false ) ||
			regions.isDirty
	);
	useSaveKeys( () => void settings.save() );

	const isSearch = search.trim() !== '';
	const found = isSearch
		? searchFields( groups, search )
		: groups.filter( ( { id } ) => id === section );
	const page = isSearch
		? undefined
		: extra.find( ( { id } ) => id === section );
	return (
		<SettingsContext.Provider value={ settings }>
			<div className="vitrine-settings">
				<Nav
					tabs={ tabs }
					labels={ labels }
					section={ isSearch ? '' : section }
					addressOf={ addressOf }
					go={ show }
				/>
				<SearchControl
					label={ __( 'Search settings', 'vitrine' ) }
					placeholder={ __( 'Search settings', 'vitrine' ) }
					value={ search }
					onChange={ setSearch }
				/>
				<div className="vitrine-settings__content" ref={ content }>
					<Found groups={ isSearch ? found : null } />
					{ found.map( ( group ) => (
						<Section key={ group.id } group={ group } />
					) ) }
					{ page && (
						<PaymentsContext.Provider value={ payments }>
							<RegionsContext.Provider value={ regions }>
								<page.Page />
							</RegionsContext.Provider>
						</PaymentsContext.Provider>
					) }
					<SaveBar hasSettings={ ! page } />
				</div>
			</div>
		</SettingsContext.Provider>
	);
};
