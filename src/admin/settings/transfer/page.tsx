import { ExportSettings } from './export';
import { ImportSettings } from './import';

/** Export and import of settings. */
export const TransferPage = () => (
	<>
		<ExportSettings />
		<ImportSettings />
	</>
);
