import { ExportSettings } from './export';
import { ImportSettings } from './import';

/** The settings as a file, and back. */
export const TransferPage = () => (
	<>
		<ExportSettings />
		<ImportSettings />
	</>
);
