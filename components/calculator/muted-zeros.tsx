/**
 * A number whose trailing zeros are muted, so that 10.0 is not read as 100. Read aloud as one number
 * with its unit.
 */
export function MutedZeros({ number, unit }: { number: string; unit: string }) {
  const [, strong = number, zeros = ''] = /^(\d+(?:\.\d*[1-9])?)(\.?0+)$/.exec(number) ?? [];
  const isDecimal = number.includes('.');
  return (
    <>
      <span className="sr-only">{`${number} ${unit}`}</span>
      <span aria-hidden="true">
        {isDecimal ? strong : number}
        {isDecimal && zeros && <span className="font-normal text-muted">{zeros}</span>}
        <small>{` ${unit}`}</small>
      </span>
    </>
  );
}
