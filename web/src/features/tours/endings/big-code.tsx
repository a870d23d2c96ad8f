/** Large enough to be read from the last row, or copied without a slip. */
export function BigCode({ code }: { code: string }) {
  return (
    <p className="select-all wrap-anywhere rounded-control border border-border bg-sunken px-4 py-3 text-center font-mono font-semibold text-3xl tracking-widest">
      {code}
    </p>
  )
}
